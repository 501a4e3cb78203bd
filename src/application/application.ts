import { multiLine, singleLine } from './clean-text.ts';
import { type FieldName, fieldNames, formField } from './fields.ts';

/** What a visitor writes on the application card (spec §3). Optional fields may be empty. */
export interface Application {
  hotelName: string;
  contactName: string;
  email: string;
  phone: string;
  message: string;
}

/**
 * Reads the application from a form's fields, cleaned as the e-mail service cleans it.
 *
 * @throws if a field is missing
 */
export function readApplication(form: HTMLFormElement): Application {
  const read = (name: FieldName) => singleLine(formField(form, name).value);
  return {
    hotelName: read('hotelName'),
    contactName: read('contactName'),
    email: read('email'),
    phone: read('phone'),
    message: multiLine(formField(form, 'message').value).trim(),
  };
}

/** Whether two applications say the same. */
export function sameApplication(one: Application, other: Application): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

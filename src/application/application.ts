import { cleanField } from '../../contract/clean-field.ts';
import { type Application, fieldNames, writeApplication } from '../../contract/fields.ts';
import { formField } from './form-fields.ts';

/**
 * Reads the application from a form's fields, cleaned as the e-mail service cleans it.
 *
 * @throws if a field is missing
 */
export function readApplication(form: HTMLFormElement): Application {
  return writeApplication((name) => cleanField(name, formField(form, name).value).trim());
}

/** Whether two applications say the same. */
export function sameApplication(one: Application, other: Application): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

import { emailParameters } from '../../contract/email-parameters.ts';
import { fieldNames } from '../../contract/fields.ts';
import { PARAMETERS_LIMIT_BYTES } from '../../contract/wire-contract.ts';
import { email } from '../settings.ts';
import { readApplication } from './application.ts';
import { formField } from './form-fields.ts';

/** Clears the message of {@link stopTooLarge}. */
export function clearTooLarge(form: HTMLFormElement): void {
  for (const name of fieldNames) formField(form, name).setCustomValidity('');
}

/**
 * Stops an application that the service would refuse as too large, with the browser's own message at
 * its longest field. The next input event anywhere in the form clears it.
 *
 * @param message what the field says, in the visitor's language
 * @returns whether it was stopped
 */
export function stopTooLarge(form: HTMLFormElement, message: string): boolean {
  const application = readApplication(form);
  const weight = new TextEncoder().encode(JSON.stringify(emailParameters(application, email))).length;
  if (weight <= PARAMETERS_LIMIT_BYTES) return false;

  const longest = fieldNames.reduce((one, other) =>
    application[other].length > application[one].length ? other : one,
  );
  const field = formField(form, longest);
  field.setCustomValidity(message);
  form.addEventListener('input', () => clearTooLarge(form), { once: true });
  field.reportValidity();
  return true;
}

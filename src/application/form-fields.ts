import { isBlank } from '../../contract/clean-text.ts';
import { type FieldName, fieldNames } from '../../contract/fields.ts';
import { keyedElement } from '../shared/keyed-elements.ts';

/**
 * A field of the form, found by its key, which is its name: extensions add fields of the same name.
 *
 * @throws if the form has no such field
 */
export function formField(form: HTMLFormElement, name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  const field = keyedElement<HTMLInputElement | HTMLTextAreaElement>(name, form);
  if (!field) throw new Error(`The form has no field ${name}.`);
  return field;
}

/** Empties the required fields that show nothing, such as spaces: the browser takes those for filled in. */
export function emptyBlankFields(form: HTMLFormElement): void {
  for (const name of fieldNames) {
    const field = formField(form, name);
    if (field.required && isBlank(field.value)) field.value = '';
  }
}

/** Whether all of our fields are valid. The form's own `checkValidity` would ask an extension's fields, too. */
export function fieldsAreValid(form: HTMLFormElement): boolean {
  return fieldNames.every((name) => formField(form, name).checkValidity());
}

/** Empties the form's fields. The form's own `reset` may be hidden by an extension's field of that name. */
export function clearFields(form: HTMLFormElement): void {
  for (const name of fieldNames) formField(form, name).value = '';
}

import { isBlank } from '../../contract/clean-text.ts';
import type { FieldName } from '../../contract/fields.ts';
import { keyedElement } from '../shared/keyed-elements.ts';
import { formField } from './form-fields.ts';

/** What was last written into a field from elsewhere on the page. */
const filled = new Map<FieldName, string>();

/**
 * Writes a text into a field of the application form, as if it were typed there, so that the draft keeps it. A field
 * in which the visitor has written something else stays as it is.
 */
export function fillField(name: FieldName, text: string): void {
  const form = keyedElement<HTMLFormElement>('application');
  if (!form) return;
  const field = formField(form, name);
  if (field.value === text || !(isBlank(field.value) || field.value === filled.get(name))) return;
  field.value = text;
  filled.set(name, text);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

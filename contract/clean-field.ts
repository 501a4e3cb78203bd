import { multiLine, singleLine } from './clean-text.ts';
import { type FieldName, type FieldSpec, fields } from './fields.ts';

/** A field's value without what nobody can see. It is one line, unless the field has several. */
export function cleanField(name: FieldName, value: string): string {
  const { rows }: FieldSpec = fields[name];
  return rows ? multiLine(value) : singleLine(value);
}

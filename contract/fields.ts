/** What there is to say about a field of the application form. */
export interface FieldSpec {
  /** Its name among the e-mail's parameters. */
  wire: string;
  required?: true;
  /** The kind of a one-line field; text by default. */
  type?: 'text' | 'email' | 'tel';
  /** How browsers call what they may fill in. */
  autoComplete?: string;
  /** Lines of a text area; without it the field is one line. */
  rows?: number;
  /** Whether it takes the card's whole width. */
  wide?: true;
}

/** The fields of the application form in their order (spec §3). Whatever needs a field's facts takes them from here. */
export const fields = {
  hotelName: { wire: 'hotel_name', autoComplete: 'organization', wide: true },
  contactName: { wire: 'contact_name', required: true, autoComplete: 'name', wide: true },
  email: { wire: 'from_email', required: true, type: 'email', autoComplete: 'email' },
  phone: { wire: 'phone', required: true, type: 'tel', autoComplete: 'tel' },
  message: { wire: 'message', rows: 4, wide: true },
} as const satisfies Record<string, FieldSpec>;

export type FieldName = keyof typeof fields;

/** The fields that a visitor has to fill in. */
export type RequiredField = {
  [Name in FieldName]: (typeof fields)[Name] extends { required: true } ? Name : never;
}[FieldName];

/** Whether a visitor has to fill a field in. */
export function isRequiredField(name: FieldName): name is RequiredField {
  return 'required' in fields[name];
}

export const fieldNames = Object.keys(fields) as FieldName[];

/** What a visitor writes on the application card. Optional fields may be empty. */
export type Application = Record<FieldName, string>;

/** An application whose values a function writes, field by field. */
export function writeApplication(write: (name: FieldName) => string): Application {
  return Object.fromEntries(fieldNames.map((name) => [name, write(name)])) as Application;
}

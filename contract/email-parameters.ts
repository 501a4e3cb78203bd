import { type Application, type FieldName, fieldNames, fields } from './fields.ts';

type Wire = (typeof fields)[FieldName]['wire'];

/** The names of the e-mail template's values (spec §3). */
export const parameterNames = [
  'to_email',
  'from_name',
  ...fieldNames.map((name): Wire => fields[name].wire),
  'reply_to',
] as const;

/** The values of the e-mail template. Empty optional fields are empty strings. */
export type EmailParameters = Record<(typeof parameterNames)[number], string>;

/**
 * The values of the e-mail template, one for each field and three for the mail's own head.
 *
 * @param recipient the product's info address
 */
export function emailParameters(application: Application, recipient: string): EmailParameters {
  const values = fieldNames.map((name) => [fields[name].wire, application[name]]);
  return {
    to_email: recipient,
    from_name: application.contactName,
    ...(Object.fromEntries(values) as Record<Wire, string>),
    reply_to: application.email,
  };
}

import type { EmailParameters } from '../../src/application/wire-contract.ts';

/**
 * The most that `template_params` may weigh: EmailJS's limit of 50 KB, taken as 50 × 1024 bytes of
 * UTF-8 in the parameters' JSON.
 */
export const PARAMETERS_LIMIT_BYTES = 50 * 1024;

/** The most that a whole request body may weigh, in bytes: the parameters, the ids and some slack. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** What a sender of too much is told, whichever limit it met. */
export const TOO_LARGE = 'The template_params are larger than 50 KB';

const IDS = ['user_id', 'service_id', 'template_id'] as const;

const PARAMETERS = [
  'to_email',
  'from_name',
  'from_email',
  'hotel_name',
  'contact_name',
  'phone',
  'message',
  'reply_to',
] as const satisfies readonly (keyof EmailParameters)[];

// The fields the page's form requires (spec §5): a caller without the page must not get around it.
const REQUIRED_PARAMETERS = ['contact_name', 'from_email', 'phone'] as const;

/** A request the sender has to change. The message is what they are told. */
export class RequestError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/**
 * Takes the eight e-mail parameters out of a parsed request body. Keys that are not part of the
 * contract are ignored, optional parameters that are missing are empty strings.
 *
 * @throws RequestError 400 in EmailJS's wording, or 413 over {@link PARAMETERS_LIMIT_BYTES}
 */
export function readParameters(body: unknown): EmailParameters {
  if (!isObject(body)) throw new RequestError(400, 'The request body must be a JSON object');
  for (const id of IDS) requiredString(body, id);
  optionalString(body, 'lib_version');

  const parameters = body.template_params;
  if (parameters === undefined || parameters === null) throw missing('template_params');
  if (!isObject(parameters)) throw new RequestError(400, 'The template_params parameter must be an object');
  if (Buffer.byteLength(JSON.stringify(parameters)) > PARAMETERS_LIMIT_BYTES) {
    throw new RequestError(413, TOO_LARGE);
  }
  for (const name of REQUIRED_PARAMETERS) requiredString(parameters, name);

  return Object.fromEntries(
    PARAMETERS.map((name) => [name, optionalString(parameters, name)]),
  ) as unknown as EmailParameters;
}

function requiredString(values: Record<string, unknown>, name: string): void {
  if (values[name] === null || optionalString(values, name) === '') throw missing(name);
}

function optionalString(values: Record<string, unknown>, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) return '';
  if (typeof value !== 'string') throw new RequestError(400, `The ${name} parameter must be a string`);
  return value;
}

function missing(name: string): RequestError {
  return new RequestError(400, `The ${name} parameter is required`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

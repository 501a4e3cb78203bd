import type { FastifySchemaValidationError } from 'fastify';
import { isBlank } from '../../contract/clean-text.ts';
import { type EmailParameters, parameterNames } from '../../contract/email-parameters.ts';
import { fieldNames, fields, isRequiredField } from '../../contract/fields.ts';
import { PARAMETERS_LIMIT_BYTES } from '../../contract/wire-contract.ts';

/** The most that a whole request body may weigh, in bytes: the parameters, the ids and some slack. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** Why a request was refused, for the count of refusals. */
export type Refusal =
  | 'invalid'
  | 'media-type'
  | 'method'
  | 'origin'
  | 'too-large'
  | 'rate-address'
  | 'no-outbox'
  | 'outbox-full'
  | 'not-stored'
  | 'internal';

/** A request that is refused. Its message goes to the sender. */
export class RequestError extends Error {
  readonly statusCode: number;
  readonly refusal: Refusal;

  constructor(statusCode: number, refusal: Refusal, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.refusal = refusal;
  }
}

/** The answer to a request that is too large, whichever limit it exceeds. */
export const tooLarge = () => new RequestError(413, 'too-large', 'The template_params are larger than 50 KB');

/** The parameters that the page's form requires (spec §5): a caller without the page has to send them, too. */
const REQUIRED = fieldNames.filter(isRequiredField).map((name) => fields[name].wire);

const required = { type: 'string', minLength: 1 } as const;
const optional = { type: 'string', default: '' } as const;

const each = (names: readonly string[], schema: object) =>
  Object.fromEntries(names.map((name) => [name, schema]));

/**
 * JSON schema of a request's body. The validator removes keys that are not part of `template_params`,
 * and writes empty strings for optional ones that are missing.
 */
export const SEND_SCHEMA = {
  type: 'object',
  required: ['user_id', 'service_id', 'template_id', 'template_params'],
  properties: {
    lib_version: { type: 'string' },
    user_id: required,
    service_id: required,
    template_id: required,
    template_params: {
      type: 'object',
      required: REQUIRED,
      properties: { ...each(parameterNames, optional), ...each(REQUIRED, required) },
      additionalProperties: false,
    },
  },
} as const;

/** The answer to a body that the schema refuses, in EmailJS's wording. */
export function schemaError(errors: readonly FastifySchemaValidationError[]): RequestError {
  const { keyword, instancePath, params, data } = errors[0] as FastifySchemaValidationError & {
    data?: unknown;
  };
  const name = keyword === 'required' ? String(params.missingProperty) : instancePath.split('/').at(-1);
  const refusal = (message: string) => new RequestError(400, 'invalid', message);
  if (!name) return refusal('The request body must be a JSON object');
  if (keyword !== 'type') return refusal(`The ${name} parameter is required`);
  if (data === null && isRequired(name)) return refusal(`The ${name} parameter is required`);
  return refusal(`The ${name} parameter must be ${params.type === 'object' ? 'an object' : 'a string'}`);
}

function isRequired(name: string): boolean {
  return [...SEND_SCHEMA.required, ...REQUIRED].some((one) => one === name);
}

/**
 * Refuses required parameters without a visible character, such as spaces: the page's form treats them as empty, too.
 *
 * @throws RequestError 400
 */
export function checkRequired(parameters: EmailParameters): void {
  for (const name of REQUIRED) {
    if (isBlank(parameters[name]))
      throw new RequestError(400, 'invalid', `The ${name} parameter is required`);
  }
}

/**
 * Refuses parameters that weigh too much.
 *
 * @throws RequestError 413 over {@link PARAMETERS_LIMIT_BYTES}
 */
export function checkSize(parameters: EmailParameters): void {
  if (Buffer.byteLength(JSON.stringify(parameters)) > PARAMETERS_LIMIT_BYTES) throw tooLarge();
}

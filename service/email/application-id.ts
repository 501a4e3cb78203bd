import { createHash } from 'node:crypto';
import type { EmailParameters } from '../../contract/email-parameters.ts';

/** 80 bits of SHA-256, in hexadecimal: enough that no two applications share them, by chance or on purpose. */
const DIGEST_LENGTH = 20;

const ID = new RegExp(
  `^(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)(\\d{3})Z-([0-9a-f]{${DIGEST_LENGTH}})$`,
);

/** When an application came in, and what it says. */
export interface Arrival {
  receivedAt: Date;
  digest: string;
}

/** A digest of the values: equal for equal applications, and for no others. */
export function digest(parameters: EmailParameters): string {
  const values = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, DIGEST_LENGTH);
}

/** An application's id. No other application has it, ids sort by time, and each can be a file's name. */
export function applicationId(parameters: EmailParameters, receivedAt: Date): string {
  return `${receivedAt.toISOString().replace(/[-:.]/g, '')}-${digest(parameters)}`;
}

/** Reads an id back; `undefined` if it is not one. */
export function readApplicationId(id: string): Arrival | undefined {
  const [, year, month, day, hour, minute, second, millisecond, found] = ID.exec(id) ?? [];
  const receivedAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`);
  if (found === undefined || Number.isNaN(receivedAt.getTime())) return undefined;
  return { receivedAt, digest: found };
}

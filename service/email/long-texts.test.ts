import { beforeAll, expect, test } from 'vitest';
import type { EmailParameters } from '../../src/application/wire-contract.ts';
import { club, parameters } from '../testing.ts';
import { type LongText, longText, longTexts } from '../testing-long-texts.ts';
import { digest } from './application-id.ts';
import { composeMail } from './mail.ts';
import { checkRequired, checkSize } from './request.ts';

const FIELDS = Object.keys(parameters) as (keyof EmailParameters)[];

/** Room for the other fields in the 50 KB that a request may have, in bytes. */
const OTHERS = 1024;

/** How many times as long as 5 KB 50 KB may take. */
const LIMIT = 15;

/** Turns at most. The first turn that shows the bound ends the measurement, since other programs only make it slower. */
const TURNS = 5;

/** What the service does with an application between its arrival and the disk, in ms of the processor. */
async function timeToTake(application: EmailParameters): Promise<number> {
  const start = process.cpuUsage();
  checkRequired(application);
  checkSize(application);
  digest(application);
  await composeMail(application, new Date(), club);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** How many times as long 50 KB take as 5 KB, at best. */
async function growth(field: keyof EmailParameters, kind: LongText): Promise<number> {
  const application = (kilobytes: number) => ({
    ...parameters,
    // Without a hotel the subject shows the contact's name.
    ...(field === 'contact_name' && { hotel_name: '' }),
    [field]: longText(kind, kilobytes * 1024 - OTHERS),
  });
  const [short, long] = [application(5), application(50)];
  let [shortest, longest] = [await timeToTake(short), await timeToTake(long)];
  for (let turn = 1; turn < TURNS && longest > LIMIT * shortest; turn += 1) {
    shortest = Math.min(shortest, await timeToTake(short));
    longest = Math.min(longest, await timeToTake(long));
  }
  return longest / shortest;
}

// Code that runs for the first time is slow.
beforeAll(async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await timeToTake(parameters);
});

test.each(longTexts)('50 KB take at most fifteen times as long as 5 KB, in any field: %s', async (kind) => {
  const slow: Record<string, number> = {};
  for (const field of FIELDS) {
    const times = await growth(field, kind);
    if (times > LIMIT) slow[field] = times;
  }
  expect(slow).toEqual({});
});

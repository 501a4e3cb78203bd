import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, test, vi } from 'vitest';
import { mail } from '../../content/mail.ts';
import { multiLine, singleLine } from '../../contract/clean-text.ts';
import { type EmailParameters, parameterNames } from '../../contract/email-parameters.ts';
import { TEST_LIMIT } from '../../tests/test-limits.ts';
import { club, parameters, postApplication, sendRequest, startApp } from '../testing.ts';
import { cleanApplication, headerText, singleAddress } from './clean.ts';
import { composeMail } from './mail.ts';

/** How many random inputs each property gets: many more in `npm run test:soak`. */
const RUNS = import.meta.env.MODE === 'soak' ? 5000 : 100;

vi.setConfig({ testTimeout: TEST_LIMIT + RUNS * 50 });

const FRAGMENTS = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  '\x1B[31m',
  '\u0085',
  '\u2028',
  '\u2029',
  '\uFEFF',
  '\u202E',
  '\u2066',
  '\u200B',
  '\u200D',
  '\u200C',
  '\uFE0F',
  '👨\u200D👩',
  'می\u200Cخ',
  '\u00AD',
  '\uD83D',
  '\uDC3E',
  '🐾',
  'İıŞşĞğ',
  'Bcc: victim@example.org',
  '\r\nBcc: victim@example.org\r\n',
  '\r\n\r\n<b>body</b>',
  '\r\n.\r\n',
  '.',
  '=?utf-8?Q?=0D=0ABcc=3A_victim=40example.org?=',
  '=?utf-8?B?DQo=?=',
  '=\r\n',
  '=0D=0A',
  'a@example.com',
  'a@example.com, b@example.org',
  'Ayşe <a@example.com>',
  '"a" <a@example.com>;',
  'g: a@example.com;',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '&amp;',
  '&#39;',
  '</div>',
  '<!--',
  ']]>',
  '--_NmP',
  'Content-Type: text/html',
  `${mail.labels.message}:\n\n`,
  `${mail.labels.phone}: 1`,
  '__proto__',
  ' ',
  '\t',
  ',',
  ';',
  ':',
];

const hostileText = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ unit: 'binary', maxLength: 8 })), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .tuple(fc.constantFrom(...FRAGMENTS), fc.integer({ min: 1, max: 50_000 }))
    .map(([part, length]) => part.repeat(Math.ceil(length / part.length)).slice(0, length)),
);

const hostileParameters = fc.record({
  ...(Object.fromEntries(parameterNames.map((name) => [name, hostileText])) as Record<
    keyof EmailParameters,
    typeof hostileText
  >),
  reply_to: fc.oneof(hostileText, fc.emailAddress()),
});

const check = <Value>(arbitrary: fc.Arbitrary<Value>, property: (value: Value) => Promise<void>) =>
  fc.assert(fc.asyncProperty(arbitrary, property), { numRuns: RUNS });

const receivedAt = new Date('2025-06-21T14:03:22.123Z');

async function compose(hostile: EmailParameters) {
  const { eml } = await composeMail(hostile, receivedAt, club);
  const raw = eml.toString('latin1');
  return { raw, head: raw.slice(0, raw.indexOf('\r\n\r\n')), email: await PostalMime.parse(eml) };
}

const headerNames = (head: string) =>
  head
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n')
    .map((line) => line.slice(0, line.indexOf(':')));

/** The elements that the mail's HTML part is made of. */
const OUR_TAGS = new Set([
  '<!doctype html>',
  '<html lang="tr">',
  '</html>',
  '<head>',
  '</head>',
  '<title>',
  '</title>',
  '<body>',
  '</body>',
  '<div>',
  '<div dir="auto">',
  '</div>',
  '<h1 dir="auto">',
  '</h1>',
  '<p>',
  '</p>',
  '<strong>',
  '</strong>',
  '<br>',
  '<span dir="auto">',
  '</span>',
  '<a>',
  '</a>',
]);

/** What is true of each mail, whatever an application says. */
const rules: Record<string, (hostile: EmailParameters, mail: Awaited<ReturnType<typeof compose>>) => void> = {
  'goes to the club alone, and no value makes a header': (hostile, { head, email }) => {
    const replyTo = singleAddress(hostile.reply_to);
    expect(headerNames(head)).toEqual([
      'Auto-Submitted',
      'From',
      'To',
      ...(replyTo ? ['Reply-To'] : []),
      'Subject',
      'Message-ID',
      'Date',
      'MIME-Version',
      'Content-Type',
    ]);
    expect(email.from).toEqual(club);
    expect(email.to).toEqual([club]);
    expect(email.cc ?? email.bcc).toBeUndefined();
    expect(email.replyTo).toEqual(replyTo ? [{ name: '', address: replyTo }] : undefined);
    expect(email.attachments).toEqual([]);
  },

  'has a subject of one visible line': (hostile, { email: { subject = '' } }) => {
    // Joiners and the tags of flags are part of visible characters.
    expect(subject).not.toMatch(/(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
    const hotel = headerText(singleLine(hostile.hotel_name));
    const name = headerText(singleLine(hostile.contact_name));
    const expected = hotel ? mail.hotelSubject(hotel) : mail.siteSubject(name);
    expect(subject.trim()).toBe(expected.trim());
  },

  'has a text of one line for each value, then the message, all cleaned': (
    hostile,
    { email: { text = '' } },
  ) => {
    const { values, answerTo } = cleanApplication(hostile);
    const { message, ...labels } = mail.labels;
    const shown = new Set(
      (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => name !== 'replyTo' || values.replyTo),
    );
    const [head = '', ...rest] = text.replaceAll('\r\n', '\n').split(`\n${message}:\n\n`);
    const lines = head.split('\n');
    for (const name of shown) {
      // An international domain follows in its letters.
      const [first, letters] = [`${labels[name]}: ${values[name] || mail.notGiven}`, lines.shift() ?? ''];
      expect(letters === first || (letters.startsWith(`${first} (`) && letters.endsWith(')'))).toBe(true);
    }
    expect(lines).toEqual(answerTo ? [] : [mail.noReply]);
    expect(rest.join(`\n${message}:\n\n`).trimEnd()).toBe((values.message || mail.notGiven).trimEnd());
  },

  'has an HTML part of our own elements alone': (_hostile, { email: { html = '' } }) => {
    const tags = new Set(
      [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replace(/ (?:style|href)="[^"<>]*"/g, '')),
    );
    expect([...tags].filter((tag) => !OUR_TAGS.has(tag) && !tag.startsWith('<meta '))).toEqual([]);
    expect(
      [...html.matchAll(/href="([^"]*)"/g)].every(([, href]) =>
        /^(?:mailto:[^"<>@]+@[\w.-]+|tel:\+\d+(?:;ext=\d+)?)$/.test(href ?? ''),
      ),
    ).toBe(true);
  },

  'is ASCII in lines that no mail server has to break': (_hostile, { raw }) => {
    expect(raw).toMatch(/^[\t\r\n -~]*$/);
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  },
};

test('whatever an application says, its e-mail keeps every rule', async () => {
  // All rules check the same mail, since making and reading one takes most of the time.
  await check(hostileParameters, async (hostile) => {
    const mail = await compose(hostile);
    for (const [rule, holds] of Object.entries(rules)) {
      try {
        holds(hostile, mail);
      } catch (error) {
        throw new Error(`An e-mail breaks the rule “${rule}”`, { cause: error });
      }
    }
  });
});

test('cleaning a text again changes nothing, and printable text in one script stays as it is', () => {
  for (const clean of [singleLine, multiLine, (text: string) => headerText(singleLine(text))]) {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(clean(clean(text))).toBe(clean(text));
      }),
      { numRuns: RUNS },
    );
  }
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-zÇĞİÖŞÜçğıöşü0-9.,!?()-]{1,140}$/), (text) => {
      expect(headerText(text)).toBe(text);
    }),
    { numRuns: RUNS },
  );
});

describe('whatever a request is', () => {
  const ANSWERS = new RegExp(
    '^(?:200 OK|413 The template_params are larger than 50 KB|400 (?:The request body is not valid JSON|' +
      'The request body must be a JSON object|The \\w+ parameter (?:is required|must be (?:a string|an object))))$',
  );
  const deep = fc
    .integer({ min: 1, max: 30_000 })
    .chain((depth) =>
      fc.constantFrom(
        '['.repeat(depth) + ']'.repeat(depth),
        `${'{"a":'.repeat(depth / 3)}1${'}'.repeat(depth / 3)}`,
      ),
    );
  const PROTOTYPE_KEYS = [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '__defineGetter__',
  ];
  const prototypeKeys = fc
    .tuple(
      fc.constantFrom(...PROTOTYPE_KEYS),
      fc.constantFrom('{"polluted":true}', '{"prototype":{"polluted":true}}', '"x"', 'null'),
    )
    .map(([key, value]) => `"${key}":${value}`);
  const hostileEntry = fc.oneof(
    deep.map((json) => `"deep":${json}`),
    prototypeKeys,
  );
  const valid = JSON.stringify(sendRequest());
  const body = fc.oneof(
    fc.json().map(Buffer.from),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    deep.map((json) => Buffer.from(json)),
    // The hostile part is within a valid request: at its top, in the parameters, in the place of a value.
    hostileEntry.map((entry) => Buffer.from(valid.replace('{', `{${entry},`))),
    hostileEntry.map((entry) => Buffer.from(valid.replace('"to_email"', `${entry},"to_email"`))),
    deep.map((json) => Buffer.from(valid.replace(JSON.stringify(parameters.phone), json))),
    fc.uint8Array({ minLength: 1, maxLength: 20 }).map((bytes) => {
      const [before = '', after = ''] = valid.split(parameters.phone);
      return Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]);
    }),
  );

  test('it gets one of our answers, and leaves nothing behind in the process', async () => {
    const { app, lines } = await startApp({
      rateLimit: { windowMs: 60_000, max: 1_000_000 },
    });
    await check(body, async (payload) => {
      const response = await postApplication(app, payload);
      expect(`${response.statusCode} ${response.body}`).toMatch(ANSWERS);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    });
    expect(lines.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  test('bytes that are no UTF-8 become the replacement character', async () => {
    const { app } = await startApp();
    const [before = '', after = ''] = valid.split(parameters.phone);
    const payload = Buffer.concat([
      Buffer.from(`${before}1`),
      Buffer.from([0xc3, 0x28, 0xff]),
      Buffer.from(after),
    ]);
    expect((await postApplication(app, payload)).body).toBe('OK');
    expect((await app.inject('/outbox/')).body).toContain('1\uFFFD(\uFFFD');
  });
});

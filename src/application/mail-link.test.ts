import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanField } from '../../contract/clean-field.ts';
import { type Application, fieldNames, writeApplication } from '../../contract/fields.ts';
import { loadContent } from '../language/load-content.ts';
import { MAIL_LINK_LIMIT } from '../shared/mail-cut.ts';
import { mailLink } from './mail-link.ts';

const words = {
  tr: (await loadContent('tr')).application,
  en: (await loadContent('en')).application,
};
const RECIPIENT = 'bilgi@kulup.example';

const application: Application = {
  ...writeApplication(() => ''),
  hotelName: 'Işıltılı Çınar Pet Oteli',
  contactName: 'Gülşah Öztürk İğdır',
  email: 'gulsah+otel@cinar.example',
  phone: '+90 532 123 45 67',
  message: 'Merhaba, %100 hazırız: 12 oda & bahçe?\nİkinci satır = "ğüşıöç".',
};

/** What a mail program makes of a link (RFC 6068: no plus signs for spaces). */
function read(link: string) {
  const [, recipient, subject = '', body = ''] =
    /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(link) ?? [];
  return { recipient, subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}

describe('mailLink', () => {
  it('writes the application as a mail, in Turkish', () => {
    expect(read(mailLink(application, words.tr, RECIPIENT, 'application'))).toEqual({
      recipient: RECIPIENT,
      subject: 'Başvuru: Işıltılı Çınar Pet Oteli',
      body: [
        'Otel: Işıltılı Çınar Pet Oteli',
        'Ad soyad: Gülşah Öztürk İğdır',
        'E-posta: gulsah+otel@cinar.example',
        'Telefon: +90 532 123 45 67',
        '',
        'Merhaba, %100 hazırız: 12 oda & bahçe?',
        'İkinci satır = "ğüşıöç".',
      ].join('\r\n'),
    });
  });

  it('writes it in English, without the lines that were left blank, in the name of the person', () => {
    const { subject, body } = read(
      mailLink({ ...application, hotelName: '', message: '' }, words.en, RECIPIENT, 'application'),
    );
    expect(subject).toBe('Application: Gülşah Öztürk İğdır');
    expect(body).toBe(
      'Name: Gülşah Öztürk İğdır\r\nE-mail: gulsah+otel@cinar.example\r\nPhone: +90 532 123 45 67',
    );
  });

  it('says in its subject that it is a question', () => {
    const asked = { ...application, hotelName: '' };
    for (const [language, subject] of [
      ['tr', 'Soru: Gülşah Öztürk İğdır'],
      ['en', 'Question: Gülşah Öztürk İğdır'],
    ] as const) {
      expect(read(mailLink(asked, words[language], RECIPIENT, 'question')).subject).toBe(subject);
    }
  });

  it('holds every field', () => {
    const { body } = read(
      mailLink(
        writeApplication((name) => `bir ${name}`),
        words.tr,
        RECIPIENT,
        'application',
      ),
    );
    for (const name of fieldNames) expect(body).toContain(`bir ${name}`);
  });

  it('is plain ASCII: letters as percent-encoded UTF-8, line breaks as %0D%0A, spaces as %20', () => {
    const link = mailLink(application, words.tr, RECIPIENT, 'application');
    expect(link).toMatch(/^[\x21-\x7e]+$/);
    expect(link).toContain('I%C5%9F%C4%B1lt%C4%B1l%C4%B1');
    expect(link).toContain('%0D%0A');
    expect(link).not.toMatch(/\+|%0D(?!%0A)|(?<!%0D)%0A/);
  });

  it.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085'])('takes %j for one line break', (lineBreak) => {
    const message = cleanField('message', `bir${lineBreak}iki`);
    expect(read(mailLink({ ...application, message }, words.tr, RECIPIENT, 'application')).body).toMatch(
      /\r\n\r\nbir\r\niki$/,
    );
  });

  it.each([0, 1, 20, 40, 60])(
    'cuts a text that is too long between two characters and says so (%i)',
    (offset) => {
      // A family is one character to the eye and seven code points to the machine.
      const family = '👨‍👩‍👧‍👦';
      const message = '.'.repeat(offset) + family.repeat(200);
      const link = mailLink({ ...application, message }, words.tr, RECIPIENT, 'application');
      expect(link.length).toBeLessThanOrEqual(MAIL_LINK_LIMIT);
      // One more would not have fitted.
      expect(link.length + encodeURIComponent(family).length).toBeGreaterThan(MAIL_LINK_LIMIT);
      const [written = '', note] = read(link).body.split('\r\n\r\n').slice(1);
      expect(written.replaceAll(family, '')).toBe('.'.repeat(offset));
      expect(note).toBe(words.tr.mail.cut);
    },
  );

  it('takes as much as fits exactly without a note', () => {
    const empty = mailLink({ ...application, message: '' }, words.tr, RECIPIENT, 'application');
    const room = MAIL_LINK_LIMIT - empty.length - encodeURIComponent('\r\n\r\n').length;
    const whole = mailLink({ ...application, message: 'a'.repeat(room) }, words.tr, RECIPIENT, 'application');
    expect(whole).toHaveLength(MAIL_LINK_LIMIT);
    expect(read(whole).body).not.toContain(words.tr.mail.cut);
    const over = mailLink(
      { ...application, message: 'a'.repeat(room + 1) },
      words.tr,
      RECIPIENT,
      'application',
    );
    expect(read(over).body).toContain(words.tr.mail.cut);
  });

  it('is never too long, always decodable, and has no header of its own, whatever is written', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 3000 }),
      fc
        .array(
          fc.constantFrom(
            '\r',
            '\n',
            '\r\nBcc: a@b.c',
            '\0',
            '\u2028',
            '\ud83d',
            '\udc00',
            '&to=',
            '?',
            '%',
            '%0',
            '%0D%0A',
            '#',
            'ş',
            '\u202e',
            '\u0301',
          ),
          { maxLength: 400 },
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(
        fc.array(hostile, { minLength: fieldNames.length, maxLength: fieldNames.length }),
        fc.constantFrom('tr', 'en'),
        (typed, language) => {
          const written = writeApplication((name) => cleanField(name, typed[fieldNames.indexOf(name)] ?? ''));
          const link = mailLink(written, words[language], RECIPIENT, 'application');
          const { recipient, subject, body } = read(link);
          expect(link.length).toBeLessThanOrEqual(MAIL_LINK_LIMIT);
          expect(recipient).toBe(RECIPIENT);
          expect(subject).not.toMatch(/\p{Control}/u);
          expect(body.replaceAll('\r\n', '')).not.toMatch(/\p{Control}/u);
          // Before the message there is one line for each field that was filled in.
          const filled = fieldNames.filter((name) => name !== 'message' && written[name]);
          const [head = ''] = `\r\n${body}`.split('\r\n\r\n');
          const lines = head.split('\r\n').filter(Boolean);
          expect(lines.length).toBeLessThanOrEqual(filled.length);
        },
      ),
      { numRuns: 200 },
    );
  });
});

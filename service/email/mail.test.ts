import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { mail as words } from '../../content/mail.ts';
import type { EmailParameters } from '../../contract/email-parameters.ts';
import { club, parameters } from '../testing.ts';
import { composeMail } from './mail.ts';

const receivedAt = new Date('2025-06-21T14:03:22.123Z');

async function compose(changes: Partial<EmailParameters> = {}) {
  const { id, eml } = await composeMail({ ...parameters, ...changes }, receivedAt, club);
  const raw = eml.toString('latin1');
  const [head = ''] = raw.split('\r\n\r\n', 1);
  return { id, raw, head, email: await PostalMime.parse(eml) };
}

const headerNames = (head: string) =>
  head
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n')
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
    .sort();

test('a mail program shows the application with its Turkish letters intact', async () => {
  const { email } = await compose();
  expect(email.subject).toBe(words.hotelSubject('Mutlu Patiler Oteli'));
  expect(email.text).toContain(`${words.labels.contactName}: Ayşe Yılmaz`);
  expect(email.text).toContain(parameters.message);
});

test('the mail goes from the club to the club, whatever recipient the client names', async () => {
  const { email, raw } = await compose({ to_email: 'victim@example.org' });
  expect(email.from).toEqual(club);
  expect(email.to).toEqual([club]);
  expect(email.cc ?? email.bcc).toBeUndefined();
  expect(raw).not.toContain('victim');
});

test('an answer goes to the applicant', async () => {
  expect((await compose()).email.replyTo).toEqual([{ name: '', address: 'ayse@example.com' }]);
});

test('without a hotel the mail is called a message from the site, with the sender’s name', async () => {
  for (const hotel_name of ['', '  ', '\u200B']) {
    const { email } = await compose({ hotel_name });
    expect(email.subject).toBe(words.siteSubject('Ayşe Yılmaz'));
    expect(email.html).toContain(`${words.siteSubject('Ayşe Yılmaz')}</h1>`);
  }
});

test('the headers are those of a plain mail in the standard form', async () => {
  const { head, email, id } = await compose();
  expect(head).toMatch(/^Date: Sat, 21 Jun 2025 14:03:22 \+0000$/m);
  expect(email.messageId).toBe(`<${id}@petotelkulubu.example>`);
  expect(head).toMatch(/^Content-Type: multipart\/alternative;/m);
  // Answers such as "I am on holiday" are not sent to it (RFC 3834 §2).
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
});

test('the file is ASCII in lines of CRLF that no mail server has to break', async () => {
  const { raw } = await compose({ message: `${'ş'.repeat(5000)}\n.\nlast` });
  expect(raw).toMatch(/^[\t\r\n -~]*$/);
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
});

test('the mail is sent from MAIL_FROM where that is set', async () => {
  const sender = 'site@kulup.example';
  const { eml } = await composeMail(parameters, receivedAt, { ...club, sender });
  const email = await PostalMime.parse(eml);
  expect(email.from?.address).toBe(sender);
  expect(email.to).toEqual([club]);
  expect(email.messageId).toMatch(/@kulup\.example>$/);
});

describe('the HTML', () => {
  test('has the words of the text in Turkish, with links to answer by e-mail and telephone', async () => {
    const { html = '' } = (await compose()).email;
    expect(html).toContain('<html lang="tr">');
    expect(html).toContain('<a href="mailto:ayse@example.com">ayse@example.com</a>');
    expect(html).toContain('<a href="tel:+905321234567">+90 532 123 45 67</a>');
    for (const text of [
      words.hotelSubject('Mutlu Patiler Oteli'),
      'Ayşe Yılmaz',
      'İyi günler: ığüşöç IĞÜŞÖÇ.<br>',
    ]) {
      expect(html).toContain(text);
    }
  });

  test.each([
    ['bilgi+x@otel.com.tr', 'bilgi%2Bx@otel.com.tr'],
    ["o'neil&co?x=%41@otel.com.tr", 'o&#39;neil%26co%3Fx%3D%2541@otel.com.tr'],
    ['MURAT@PATİOTELİ.COM', 'MURAT@patioteli.com'],
  ])('links %s as its address, of which the local part alone is encoded', async (from_email, address) => {
    const { html } = (await compose({ from_email, reply_to: from_email })).email;
    expect(html).toContain(`<a href="mailto:${address}">`);
  });

  test('shows a Turkish address in the form to which one can answer', async () => {
    const { text, replyTo } = (await compose({ from_email: 'a@PATİ.COM', reply_to: 'a@PATİ.COM' })).email;
    expect(text).toContain(`${words.labels.email}: a@pati.com`);
    expect(replyTo).toEqual([{ name: '', address: 'a@pati.com' }]);
  });

  test.each([
    ['+90 (0)532 123 45 67', '+905321234567'],
    ['0532 123 45 67', '+905321234567'],
    ['5321234567', '+905321234567'],
    ['0090 532 123 45 67', '+905321234567'],
    ['Cep: 0 (532) 123 45 67', '+905321234567'],
    ['444 0 123', '+904440123'],
    ['+49 (0)30 901820', '+4930901820'],
    ['0532 123 45 67 / 0533 765 43 21', '+905321234567'],
    ['0532 123 45 67, 0533 765 43 21', '+905321234567'],
    ['0532 123 45 67,05337654321', '+905321234567'],
    ['0212 555 00 11/12', '+902125550011'],
    ['0212 555 00 11 - 12', '+902125550011'],
    ['0212 555 00 11 dahili 204', '+902125550011'],
    ['0212 555 00 11 ext. 204', '+902125550011;ext=204'],
    ['0212 555 00 11 #204', '+902125550011;ext=204'],
    ['0532 123 45 67 (21.05.2026)', '+905321234567'],
  ])('links the first number of %s as one dials it', async (phone, number) => {
    const { html } = (await compose({ phone })).email;
    expect(html).toContain(`<a href="tel:${number}">${phone}</a>`);
  });

  test.each([
    '.....',
    '+',
    '(-----)',
    'dahili 12',
    '12',
    '21.05.2026',
    '21/05/2026 14:30',
    '10000000146',
    '20260521',
    'TR330006100519786457841326',
  ])('links no telephone to %j', async (phone) => {
    const { html = '' } = (await compose({ phone })).email;
    expect(html).toContain(`>${phone}</span>`);
    expect(html).not.toContain('tel:');
  });

  test.each([
    ['phone', `0532 123 45 67${' (evden arayın)'.repeat(20)}`],
    ['from_email', `ayse@${'kulup.'.repeat(50)}example`],
    ['reply_to', `ayse@${'字'.repeat(300)}.example`],
  ])('shows a %s that is too long for a link as text', async (name, value) => {
    const { html } = (await compose({ [name]: value })).email;
    expect(html).toContain(`<span dir="auto">${value}</span>`);
  });

  test('shows what was typed as text', async () => {
    const evil = `<script>alert('1')</script><a href="javascript:alert(2)">&amp;`;
    const { html = '' } = (
      await compose({
        hotel_name: evil,
        contact_name: evil,
        from_email: evil,
        phone: evil,
        message: evil,
        reply_to: `${evil}2`,
      })
    ).email;
    expect(html).not.toMatch(/<script|<a /);
    // The hotel is there three times, since it is in the title and the heading, too.
    expect(html.match(/&lt;script&gt;alert\(&#39;1&#39;\)&lt;\/script&gt;/g)).toHaveLength(8);
  });

  test('says where an answer does not reach the applicant, and shows an international domain in its letters', async () => {
    const lists = (await compose({ reply_to: 'a@x.example, b@x.example' })).email;
    expect(lists.replyTo).toBeUndefined();
    expect(lists.html).toContain(`<p style="margin:0 0 12px">${words.noReply}</p>`);
    const { html } = (await compose({ from_email: 'a@örnek.com', reply_to: 'a@örnek.com' })).email;
    expect(html).not.toContain(words.noReply);
    expect(html).toContain('>a@xn--rnek-4qa.com</a> (a@örnek.com)</span>');
  });

  test('keeps the columns of a message', async () => {
    const message = 'Odalar  <3>:\n  - köpek   4\n\t- kedi\t2 \n \nSon';
    const { html = '', text = '' } = (await compose({ message })).email;
    const [, shown = ''] = /<div dir="auto">(.*?)<\/div>/s.exec(html) ?? [];
    expect(shown.split('<br>\n')).toEqual([
      'Odalar&nbsp; &lt;3&gt;:',
      '&nbsp;&nbsp;- köpek&nbsp;&nbsp; 4',
      '&nbsp;&nbsp;&nbsp;&nbsp;- kedi&nbsp;&nbsp;&nbsp; 2 ',
      '&nbsp;',
      'Son',
    ]);
    expect(text).toContain(message);
  });

  test('sets no colour, so that dark mail programs stay readable', async () => {
    const { html = '' } = (await compose()).email;
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/(?:^|[^-])(?:color|background)\s*:|<table|bgcolor/i);
  });
});

test('one application has one Message-ID, and the next application another', async () => {
  const { email } = await compose();
  expect((await compose()).email.messageId).toBe(email.messageId);
  expect((await compose({ phone: '1' })).email.messageId).not.toBe(email.messageId);
  const later = await composeMail(parameters, new Date(receivedAt.getTime() + 1), club);
  expect(later.eml.toString()).not.toContain(email.messageId);
});

describe('header injection', () => {
  const evil = 'x\r\nBcc: victim@example.org\r\n\r\n<b>body</b>\0\u202E\u200B';

  test.each(['hotel_name', 'contact_name', 'from_name', 'from_email', 'phone', 'reply_to', 'to_email'])(
    'through %s adds no header and no body',
    async (name) => {
      // Without a hotel the subject shows the contact's name.
      const { head, email } = await compose({ hotel_name: '', [name]: evil });
      const expected = headerNames((await compose()).head);
      expect(headerNames(head)).toEqual(
        name === 'reply_to' ? expected.filter((header) => header !== 'reply-to') : expected,
      );
      expect(email.bcc).toBeUndefined();
      expect(email.text).toMatch(new RegExp(`^${words.labels.hotelName}: `));
      expect(email.subject).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    },
  );

  test.each(['a@example.com, b@example.com', 'Ayşe <a@example.com>', 'a@example.com\r\nBcc: b@example.com'])(
    'a reply_to of %j becomes no header, but is in the text',
    async (reply_to) => {
      const { email } = await compose({ reply_to });
      expect(email.replyTo).toBeUndefined();
      expect(email.text).toContain(`${words.labels.replyTo}: ${reply_to.replace('\r\n', ' ')}`);
    },
  );

  test('an encoded word in a name is shown as typed', async () => {
    const { email } = await compose({ hotel_name: '=?utf-8?Q?=0D=0ABcc=3A_victim?=' });
    expect(email.subject).toContain('= ?utf-8?Q?=0D=0ABcc=3A_victim?=');
  });

  test('half a character does not stop an application', async () => {
    const { email } = await compose({ hotel_name: '\uD83D', message: '\uDC3E' });
    expect(email.subject).toBe(words.hotelSubject('\uFFFD'));
  });
});

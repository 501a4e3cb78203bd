import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { mail as words } from '../../content/mail.ts';
import type { EmailParameters } from '../../contract/email-parameters.ts';
import { club, parameters } from '../testing.ts';
import { composeMail } from './mail.ts';

const receivedAt = new Date('2025-06-21T14:03:22.123Z');

async function compose(changes: Partial<EmailParameters> = {}) {
  const { id, eml } = await composeMail({ ...parameters, ...changes }, receivedAt, club);
  const [head = ''] = eml.toString('latin1').split('\r\n\r\n', 1);
  return { id, head, email: await PostalMime.parse(eml) };
}

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

import { describe, expect, it } from 'vitest';
import { brand, copyrightYear, seat } from '../site.config.ts';
import en from './en.ts';
import { sampleGuests } from './sample-guests.ts';
import tr from './tr.ts';
import type { Content } from './types.ts';

const names = { brand: 'BRAND', email: 'mail@club.example', controller: 'CONTROLLER' } as const;

/** Every text of the page, whatever its place. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(texts);
  return [];
}

it('the footer has the year and the city of the specification (§9), or those of an owner', () => {
  const isExample = String(brand.tr) === 'Pet Otel Kulübü';
  expect(copyrightYear).toBeGreaterThanOrEqual(2025);
  expect(seat).toMatchObject(
    isExample ? { city: 'Eskişehir', country: 'Türkiye' } : { city: expect.stringMatching(/\p{L}/u) },
  );
});

describe.each([
  ['tr', tr],
  ['en', en],
])('the words in %s', (language, write) => {
  const own: Content = write({ ...names, sender: 'self-hosted' });
  const all = texts(own).join('\n');

  it('have the failure and sending words of the specification (§4, §8)', () => {
    const expected =
      language === 'tr'
        ? [
            'Gönderiliyor...',
            'Başvuru Başarıyla Gönderildi!',
            'Başvuru Gönderilemedi',
            'Başvuru gönderilirken bir hata oluştu. Lütfen tekrar deneyin veya bizimle iletişime geçin.',
          ]
        : [
            'Sending...',
            'Application Successfully Sent!',
            'Application Could Not Be Sent',
            'An error occurred while sending the application. Please try again or contact us.',
          ];
    const { sending, success, failure } = own.application;
    const { before, link, after } = failure.message;
    expect([sending, success.title, failure.title, before + link + after]).toEqual(expected);
  });

  it('have the nine questions of the specification (§9), or more', () => {
    expect(own.faq.questions.length).toBeGreaterThanOrEqual(9);
  });

  it('name no price, no guarantee and no percentage, and use no em dash', () => {
    expect(all).not.toMatch(/[₺$€£¥]|\bTL\b|\d\s?%|%\s?\d|garanti|guarantee|—/i);
    expect(all).not.toMatch(/\d[\d.,]*\s*(tl|try|lira|kuruş|usd|eur|euro|dolar|dollars?)(?![a-zçğıöşü])/i);
  });

  it('tell where an application goes, and only when it goes there', () => {
    expect(all).not.toContain('EmailJS');
    expect(texts(write({ ...names, sender: 'emailjs' })).join('\n')).toContain('EmailJS Pte. Ltd.');
  });

  it('say by the button who answers for the data, and that it goes abroad when it does', () => {
    const beside = (sender: 'emailjs' | 'self-hosted') =>
      Object.values(write({ ...names, sender }).application.privacyNotice).join('');
    expect(beside('self-hosted')).toContain('CONTROLLER');
    expect(beside('self-hosted')).not.toMatch(/yurt dışı|abroad/);
    expect(beside('emailjs')).toMatch(/EmailJS.*yurt dışı|abroad.*EmailJS/);
  });

  it('name who carries the mails, and a transfer abroad, beside the button and in the notice', () => {
    const withCarrier = (country?: string) => {
      const { application, privacy } = write({
        ...names,
        sender: 'self-hosted',
        carrier: { name: 'CARRIER', country },
      });
      return {
        beside: Object.values(application.privacyNotice).join(''),
        notice: texts(privacy.sections[3]).join(' '),
      };
    };
    const home = withCarrier();
    expect(home.notice).toContain('CARRIER');
    expect(home.notice).not.toMatch(/yurt dışı|out of Türkiye|m\. 9|art\. 9/);
    expect(home.beside).not.toMatch(/yurt dışı|abroad/);
    const abroad = withCarrier('COUNTRY');
    expect(abroad.notice).toMatch(/CARRIER( \(| in )COUNTRY.*(yurt dışına|out of Türkiye).*KVKK (m|art)\. 9/);
    expect(abroad.beside).toMatch(/CARRIER \(COUNTRY\).*yurt dışı|abroad.*CARRIER in COUNTRY/);
  });

  it('call no mail server the club’s own: it may be somebody else’s', () => {
    expect(all).not.toMatch(/kendi e-posta|own e-?mail service/i);
  });

  it('name all that the page keeps in the browser', () => {
    const kept = own.privacy.sections.at(-1)?.text;
    const all =
      language === 'tr'
        ? ['Dil seçiminiz', 'taslağı', 'giriş kartına yazdığınız ad']
        : ['choice of language', 'draft', 'the name you write on the check-in card'];
    for (const what of all) expect(kept).toContain(what);
  });

  it('name no guest by themselves, and give no name an ending', () => {
    for (const name of Object.values(sampleGuests)) expect(all).not.toContain(name);
    const { hero, features } = own;
    const sentences = [
      ...Object.values(hero.day).flatMap(({ note, notice }) => [note(sampleGuests), notice(sampleGuests)]),
      ...Object.values(sampleGuests).flatMap((name) => [
        features.status.statusesLabel(name),
        ...Object.values(features.status.statuses).map(({ headline }) => headline(name)),
      ]),
    ].join('\n');
    for (const name of Object.values(sampleGuests)) {
      expect(sentences).toContain(name);
      expect(sentences).not.toMatch(new RegExp(`${name}[’'\\p{L}]`, 'u'));
    }
  });

  it('name the cat first', () => {
    const { cat, dog } = sampleGuests;
    const both = Object.values(own.hero.day)
      .map(({ notice }) => notice(sampleGuests))
      .filter((text) => text.includes(dog));
    expect(both).toHaveLength(Object.keys(own.hero.day).length);
    for (const text of both) expect(text.indexOf(cat)).toBe(0);
  });

  it('name the data controller, and the rights of article 11', () => {
    const privacy = texts(own.privacy).join('\n');
    expect(privacy).toContain('CONTROLLER');
    expect(privacy).toMatch(/KVKK (m\.|art\.) 11/);
  });

  it('keep the room’s number beside its noun on the 404 page', () => {
    expect(own.notFound.text).toMatch(/7\u00a0\p{L}|\p{L}\u00a07/u);
  });

  it('give each event one time: on the day sheet, the check-in card and the status card', () => {
    const { day, card } = own.hero;
    const arrival = card.entries.in;
    expect(Object.values(day).map(({ status }) => status)).toContain(arrival.status);
    // An event of the status card need not be on the sheet.
    for (const { status, time } of [arrival, ...Object.values(own.features.status.statuses)]) {
      for (const entry of Object.values(day)) {
        if (entry.status === status || entry.time === time) expect(entry).toMatchObject({ status, time });
      }
    }
  });
});

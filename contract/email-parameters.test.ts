import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { emailParameters, parameterNames } from './email-parameters.ts';

const application = {
  hotelName: 'Mırmır Pet Oteli',
  contactName: 'Ayşe Yılmaz',
  email: 'ayse@mirmir.example',
  phone: '+90 532 123 45 67',
  message: 'On odamız var.\nİyi günler.',
};

describe('emailParameters (spec §3)', () => {
  it('names the eight values of the template', () => {
    expect(emailParameters(application, 'bilgi@kulup.example')).toStrictEqual({
      to_email: 'bilgi@kulup.example',
      from_name: 'Ayşe Yılmaz',
      from_email: 'ayse@mirmir.example',
      hotel_name: 'Mırmır Pet Oteli',
      contact_name: 'Ayşe Yılmaz',
      phone: '+90 532 123 45 67',
      message: 'On odamız var.\nİyi günler.',
      reply_to: 'ayse@mirmir.example',
    });
  });

  it('leaves optional fields empty, not missing', () => {
    const { hotel_name, message } = emailParameters(
      { ...application, hotelName: '', message: '' },
      'bilgi@kulup.example',
    );
    expect({ hotel_name, message }).toEqual({ hotel_name: '', message: '' });
  });
});

it('the EmailJS template shows every parameter that the page sends, and no other', async () => {
  const template = await readFile('deploy/emailjs-template.html', 'utf8');
  const text = template.replace(/<!--.*?-->/s, '');
  const shown = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  expect(shown.sort()).toEqual([...parameterNames].sort());
});

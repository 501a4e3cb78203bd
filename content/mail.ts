import type { ClubMailWords } from './types.ts';

/** Words of the e-mails that bring applications to the club. The people who answer them read Turkish. */
export const mail: ClubMailWords = {
  hotelSubject: (hotel) => `Otel başvurusu: ${hotel}`,
  siteSubject: (name) => `Siteden mesaj: ${name}`,
  labels: {
    hotelName: 'Otel',
    contactName: 'Ad soyad',
    email: 'E-posta',
    replyTo: 'Yanıt adresi',
    phone: 'Telefon',
    message: 'Mesaj',
  },
  notGiven: '(belirtilmedi)',
  noReply: 'Bu iletiyi yanıtlarsanız yanıtınız başvurana gitmez: verdiği bilgilerle siz ulaşın.',
};

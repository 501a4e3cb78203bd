/** Words of the e-mails that bring applications to the club. The people who answer them read Turkish. */
export const mail = {
  /** Subject of a hotel's application. */
  hotelSubject: (hotel: string) => `Otel başvurusu: ${hotel}`,
  /** Subject where no hotel is named: a question, such as a pet owner's. */
  siteSubject: (name: string) => `Siteden mesaj: ${name}`,
  /** What stands before each value, in the order the e-mail shows them. Without the colon. */
  labels: {
    hotel: 'Otel',
    name: 'Ad soyad',
    email: 'E-posta',
    /** The address to answer to, where it is another than the one above. */
    replyTo: 'Yanıt adresi',
    phone: 'Telefon',
    message: 'Mesaj',
  },
  /** In the place of a value that was not given. */
  notGiven: '(belirtilmedi)',
} as const;

/** The shape of all words of the page and the service. A missing or an extra word stops the build. */
import type { FieldName, RequiredField } from '../contract/fields.ts';

/** Names from the site's configuration, used in sentences. */
export interface Names {
  brand: string;
  email: string;
  /** The data controller as the privacy notice names it. */
  controller: string;
  /** Where the built page sends applications: EmailJS in Singapore, or the club's own service. */
  sender: 'emailjs' | 'self-hosted';
  /** Who carries the mails of the club's own service, and in which country if abroad; undefined if not named. */
  carrier?: { name: string; country: string | undefined } | undefined;
  /** The privacy notice's part on counting visits; undefined if they are not counted. */
  counted?: Card | undefined;
}

/** A sentence with one link in it. */
export interface LinkedSentence {
  before: string;
  link: string;
  after: string;
}

/** A text whose words in `extra` are hidden where there is no room for them. */
export interface TextWithExtra {
  before: string;
  extra: string;
  after: string;
}

/** A heading with its paragraph. */
export interface Card {
  title: string;
  text: string;
}

/** The hours room 7 has a picture of, counted on over midnight: 26 is two at night. */
export type PictureHour = 14 | 17 | 19 | 22 | 26 | 32;

export type Species = 'cat' | 'dog';

/** The names of room 7's two guests. A sentence with both names the cat first. */
export type GuestNames = Readonly<Record<Species, string>>;

/** A sentence about room 7's guests. It gives a name no ending, since a Turkish ending depends on the name. */
export type AboutGuests = (guests: GuestNames) => string;

/** A sentence about one guest. */
export type AboutGuest = (name: string) => string;

/** The hours of room 7's day sheet, counted on over midnight: 32 is eight in the morning. */
export type EntryHour = 14 | 17 | 19 | 22 | 32;

/** One signed line of room 7's day sheet. */
export interface DayEntry {
  time: string;
  status: string;
  note: AboutGuests;
  staff: string;
  /** The same event as a notice on the owner's phone. */
  notice: AboutGuests;
}

/** The times of day at which the footer greets, each in its own words. */
export type TimeOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

/** The stores that have the app (spec §2). */
export type Store = 'appStore' | 'googlePlay';

export interface StoreLabel {
  /** The store's own name, never translated. */
  store: 'App Store' | 'Google Play';
  before: string;
  after: string;
}

export interface Field {
  label: string;
  placeholder: string;
  /** Its label in the mail that a visitor sends when the form fails, where that is shorter. */
  inMail?: string;
}

/** What the form asks for, as the privacy notice lists it. */
export interface AskedFor {
  required: Readonly<Record<RequiredField, string>>;
  /** What is read only if it is given. */
  optional: Readonly<Record<Exclude<FieldName, RequiredField>, string>>;
}

/** The words of a toast. */
export interface ToastWords {
  title: string;
  message: string;
}

/** The words of a toast whose message has a link. */
export interface LinkedToastWords {
  title: string;
  message: LinkedSentence;
}

/** A receipt's heading, and the button for another one. */
export interface ReceiptWords {
  title: string;
  again: string;
}

/** Words of the e-mail that a visitor sends when the form fails; its labels are the fields' own. */
export interface MailWords {
  subject: string;
  /** The end of a mail that could not take the whole text. */
  cut: string;
}

/** A feature's card: its name on a tag, a heading and a text. */
export interface FeatureCard extends Card {
  tag: string;
}

/** What the club brings a hotel (spec §1). */
export type Benefit = 'satisfaction' | 'communication' | 'distinction' | 'panel' | 'reservations' | 'events';

/** What the staff can say of an animal (spec §1). */
export type Status = 'asleep' | 'healthy' | 'eaten';

export interface StatusNotification {
  status: string;
  time: string;
  date: string;
  photoAlts: Readonly<Record<Species, string>>;
  headline: AboutGuest;
  note: string;
}

/** The four pairs of the memory game. */
export type GameFace = 'paw' | 'key' | 'moon' | 'dish';

export interface GameWords {
  stillAlt: string;
  rules: string;
  play: string;
  again: string;
  hand: string;
  faces: Readonly<Record<GameFace, string>>;
  /** A card's name, places counting from 1. */
  card: (place: number) => string;
  closed: string;
  matched: string;
  dealt: string;
  findPair: string;
  noMatch: string;
  openAnother: string;
  found: (face: string) => string;
  pairsLeft: (pairs: number) => string;
  won: (turns: number) => string;
  /** Follows the words of `won`. */
  moreInApp: string;
  turns: (turns: number) => string;
}

/** The sections that the navigation leads to (spec §2). */
export type NavigationEntry = 'home' | 'features' | 'hotels' | 'faq' | 'contact';

export interface Content {
  meta: {
    title: string;
    description: string;
    /** What the club is, in a line under the headline of the picture for shared links. */
    shareLine: string;
  };
  sample: string;
  room: string;
  skipLink: string;
  header: {
    navigation: string;
    /** The navigation's entries, by the sections they lead to. */
    entries: Readonly<Record<NavigationEntry, string>>;
    /** The key that leads to the app; the menu has `store.getApp`. */
    getApp: string;
    contactUs: string;
    languages: string;
    menu: string;
    openMenu: string;
    closeMenu: string;
  };
  hero: {
    title: string;
    /** Phones have room for less: the picture needs the space. */
    lead: TextWithExtra;
    download: string;
    /** Which phones the app is for, on the same button. */
    phones: string;
    terms: string;
    noReservations: string;
    /** The link for hotels. */
    hotels: { question: string; link: string };
    /** Descriptions of the room's six pictures, by hour, and the light in each. */
    pictureAlts: Readonly<Record<PictureHour, string>>;
    lights: Readonly<Record<PictureHour, string>>;
    /** What follows the hour in a time of the clock, as in "17.00". */
    minutes: string;
    dayTitle: string;
    hourLabel: string;
    /** What the key on the strip of hours does; shown until it has been slid. */
    hourHint: string;
    /** Shown under the visitor's own hour. */
    now: string;
    pause: string;
    /** Labels under the strip of hours, from check-in to the next morning. */
    dayScale: readonly string[];
    day: Readonly<Record<EntryHour, DayEntry>>;
    /** Notices on the owner's phone: their sender, their age, and the night camera's text. */
    notices: { from: string; now: string; ago: (hours: number) => string; nightVision: string };
    card: {
      label: string;
      title: string;
      /** Asks for the name of the visitor's pet. */
      question: string;
      /** Asks whether it is a cat or a dog. */
      speciesLabel: string;
      species: Readonly<Record<Species, string>>;
      /** Says that the name is not sent. */
      nameIsKept: string;
      /** Stands between the sample guests' names. */
      and: string;
      /** What follows the name of one guest, or the names of two, once they are in or out. */
      says: Readonly<Record<'in' | 'out', { one: string; two: string }>>;
      checkIn: string;
      checkInDate: string;
      checkOut: string;
      checkOutDate: string;
      roomLabel: string;
      /** What the card offers: check in, see the room, check out, start again. */
      actions: Readonly<Record<'in' | 'room' | 'out' | 'again', string>>;
      entries: Readonly<Record<'in' | 'out', { time: string; status: string; note: string }>>;
    };
  };
  features: {
    title: string;
    what: Card;
    why: { title: string; reasons: readonly Card[] };
    camera: FeatureCard & {
      /** The room's lamp, a switch: its name, its two states, and what to do. */
      lamp: { name: string; on: string; off: string; task: string };
      lamplightAlt: string;
      lamplightTime: string;
      nightVision: string;
      nightAlt: string;
      nightTime: string;
    };
    /** The sample of a status, as the staff mark it and as the owner's phone shows it. */
    status: FeatureCard & {
      /** What to do, at the end of the card's text. */
      task: string;
      atHotel: string;
      onPhone: string;
      panel: string;
      /** Names the statuses to those who do not see the panel. */
      statusesLabel: AboutGuest;
      sent: string;
      notification: string;
      sender: string;
      statuses: Readonly<Record<Status, StatusNotification>>;
    };
    more: FeatureCard & { game: GameWords };
  };
  hotels: {
    title: string;
    lead: string;
    panel: {
      label: string;
      /** A day of the sample month: "7 Haziran". */
      date: (day: number) => string;
      /** The week from Monday on. */
      weekdays: readonly { name: string; short: string }[];
      checkIns: string;
      checkOuts: string;
      inHouse: string;
      roomNumber: string;
      inRoom: (room: number) => string;
      /** Names the list of all stays. */
      stays: string;
      /** A stay in words, which may end in the next month: "3–8 Haziran". */
      stay: (from: number, to: number) => string;
      arriving: string;
      leaving: string;
      nobodyArrives: string;
      nobodyLeaves: string;
      hint: string;
      dayLabel: string;
      previous: string;
      next: string;
      /** The whole day in a sentence; the names may be none. */
      summary: (day: {
        date: string;
        weekday: string;
        inHouse: number;
        arriving: string;
        leaving: string;
      }) => string;
    };
    benefits: Readonly<Record<Benefit, Card>>;
    vacancy: string;
    apply: string;
  };
  application: {
    title: string;
    lead: string;
    individuals: string;
    /**
     * For a visitor who looks for a partner hotel: the question, the link to the form, and the text for its message.
     */
    nearby: { question: string; link: string; message: string };
    byMail: string;
    cardTitle: string;
    required: string;
    fields: Readonly<Record<FieldName, Field>>;
    submit: string;
    sending: string;
    withoutScript: LinkedSentence;
    privacyNotice: LinkedSentence;
    success: ToastWords;
    failure: LinkedToastWords;
    /** Below the button after a failure. */
    notSent: string;
    sendByMail: string;
    /** Beside the form, when an application has arrived late and the fields were changed since. */
    arrived: string;
    /** Replaces the form when an application has arrived. */
    receipt: {
      stamp: string;
      /** A day in words: "22 Kasım 2026". */
      date: (day: Date) => string;
      /** For a hotel's application; the card is titled as the form's. */
      application: ReceiptWords;
      /** For a message without a hotel's name, with its card's title. */
      message: ReceiptWords & { card: string };
    };
    next: { title: string; current: string; steps: readonly Card[] };
    backOnline: string;
    tooLong: string;
    mail: MailWords;
    /** The section's heading once an application has arrived. */
    thanks: string;
    /** What the form says to a visitor who asks a question, where that differs. */
    question: {
      title: string;
      lead: string;
      cardTitle: string;
      submit: string;
      /** Beside the label of the field for a hotel's name. */
      ifAny: string;
      fields: Partial<Readonly<Record<FieldName, Pick<Field, 'placeholder'>>>>;
      /** What stands before the address. */
      withoutScript: string;
      arrived: string;
      steps: readonly Card[];
      backOnline: string;
      /** Subject of the mail that a visitor sends when the form fails. */
      subject: string;
    };
    toastLabel: string;
    closeToast: string;
  };
  privacy: {
    title: string;
    sections: readonly Card[];
    close: string;
  };
  store: {
    title: string;
    /** What to do. Its `extra` is about the tag to scan, which phones do not have. */
    lead: TextWithExtra;
    free: string;
    /** The call to download and the price, in few words. */
    getApp: string;
    price: string;
    stores: Readonly<Record<Store, StoreLabel>>;
    qrAlt: string;
    tag: string;
    tell: {
      question: string;
      /** What the visitor may send to their hotel; the page's address follows it. */
      message: string;
      share: string;
      whatsApp: string;
      copy: string;
      copied: string;
      /** Shown before the message, which the visitor can then select. */
      notCopied: string;
    };
  };
  faq: {
    title: string;
    more: LinkedSentence;
    questions: readonly {
      question: string;
      answer: string;
      /** Whether the answer is about choosing a hotel. The link to ask for one nearby follows it. */
      isAboutChoosing?: boolean;
    }[];
  };
  footer: {
    /** The first line, by the visitor's time of day, and the second. */
    greetings: Readonly<Record<TimeOfDay, string>>;
    lookIn: string;
    about: string;
    contact: string;
    links: string;
    home: string;
    features: string;
    aboutLink: string;
    contactLink: string;
    social: string;
  };
  /** The 404 page. */
  notFound: { documentTitle: string; title: string; text: string; home: string };
}

/** Writes the page's words around the configured names. */
export type WriteContent = (names: Names) => Content;

/** The words of the e-mails that bring applications to the club. */
export interface ClubMailWords {
  /** Subject of a hotel's application. */
  hotelSubject: (hotel: string) => string;
  /** Subject where no hotel is named: a question, such as a pet owner's. */
  siteSubject: (name: string) => string;
  /**
   * Labels of the values, in the e-mail's order, without the colon. `replyTo` is the address to answer to, if it differs
   * from the field's.
   */
  labels: Readonly<Record<FieldName | 'replyTo', string>>;
  /** Written in place of a value that was not given. */
  notGiven: string;
  /** Says that an answer to the e-mail does not reach the sender, where the address given is none. */
  noReply: string;
}

/** The words of the service's plain 404 page in a language. */
export type PlainNotFoundWords = Record<'title' | 'home', string>;

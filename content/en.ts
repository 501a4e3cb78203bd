import type { AskedFor, WriteContent } from './types.ts';

const asked: AskedFor = {
  required: { contactName: 'name', email: 'e-mail address', phone: 'phone number' },
  optional: { hotelName: 'hotel name', message: 'message' },
};

const list = new Intl.ListFormat('en-GB');

/** The page in English: composed as English, not translated from the Turkish. */
const en: WriteContent = ({ brand, email, controller, sender, carrier, counted }) => ({
  meta: {
    title: `${brand}: Away, not out of sight`,
    shareLine: 'See your pet’s hotel room on your phone.',
    description:
      'Check your pet in by QR code at a partner pet hotel, watch the room live and get status updates and photos as they happen. Free for owners; hotels pay.',
  },
  sample: 'Sample view',
  room: 'Room 7',
  skipLink: 'Skip to content',
  header: {
    navigation: 'Main menu',
    entries: {
      home: 'Home',
      features: 'Features',
      hotels: 'Corporate',
      faq: 'FAQ',
      contact: 'Contact',
    },
    getApp: 'Get the app',
    contactUs: 'Contact us',
    languages: 'Language',
    menu: 'Menu',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
  },
  hero: {
    title: 'Away, not out of sight.',
    lead: {
      before:
        'Leaving your cat or dog at a partner pet hotel? Watch the room live on your phone at any hour, and get updates and photos from the staff',
      extra: ' as things happen',
      after: '.',
    },
    download: 'Download now',
    phones: 'iPhone and Android',
    terms: 'Free for pet owners; hotels pay.',
    noReservations: 'We don’t take bookings: you arrange the stay with the hotel directly.',
    hotels: { question: 'Run a pet hotel?', link: 'Apply.' },
    pictureAlts: {
      14: 'Daytime: the ginger cat on its cushion, the brown dog sitting on the rug.',
      17: 'A room made of felt, late afternoon: a ginger cat and a brown dog over a ball.',
      19: 'The lamp is lit: the dog eats, the cat licks its lips.',
      22: 'Night, the moon in the window: the cat dozes on its cushion, the dog sleeps on the rug.',
      26: 'Night vision, black and white: both fast asleep.',
      32: 'Morning: the cat wakes with a stretch, the dog waits at its bowl.',
    },
    lights: {
      14: 'daylight',
      17: 'late afternoon',
      19: 'lamplight',
      22: 'lamp turned low',
      26: 'night vision',
      32: 'morning light',
    },
    minutes: ':00',
    dayTitle: 'A day in room 7',
    hourLabel: 'Hour in the room',
    hourHint: 'Slide the hour, see the room.',
    now: 'Now',
    pause: 'Pause the video',
    dayScale: ['14', '18', '22', '02', '06', '10'],
    day: {
      14: {
        time: '14:02',
        status: 'Checked in',
        note: () => 'QR code scanned, room 7 is theirs.',
        staff: 'Elif',
        notice: ({ cat, dog }) => `${cat} and ${dog} have checked in`,
      },
      17: {
        time: '17:00',
        status: 'Playtime',
        note: ({ cat }) => `${cat} has the ball.`,
        staff: 'Mert',
        notice: ({ cat, dog }) => `${cat} and ${dog} are playing`,
      },
      19: {
        time: '19:02',
        status: 'Has eaten',
        note: () => 'Both ate well.',
        staff: 'Elif',
        notice: ({ cat, dog }) => `${cat} and ${dog} have eaten`,
      },
      22: {
        time: '22:04',
        status: 'Asleep',
        note: () => 'Lamp turned low. Good night.',
        staff: 'Mert',
        notice: ({ cat, dog }) => `${cat} and ${dog} are asleep`,
      },
      32: {
        time: '08:10',
        status: 'Healthy',
        note: ({ dog }) => `${dog} is waiting for breakfast.`,
        staff: 'Elif',
        notice: ({ cat, dog }) => `${cat} and ${dog} are healthy`,
      },
    },
    notices: {
      from: 'Room 7 · sample',
      now: 'now',
      ago: (hours) => `${hours}\u00a0h ago`,
      nightVision: 'The camera is on night vision.',
    },
    card: {
      label: 'QR check-in card',
      title: 'Check-in card',
      question: 'Your pet’s name?',
      speciesLabel: 'Cat or dog?',
      species: { cat: 'Cat', dog: 'Dog' },
      nameIsKept: 'The name is not sent anywhere.',
      and: '&',
      says: {
        in: { one: 'is in.', two: 'are in.' },
        out: { one: 'is home.', two: 'are home.' },
      },
      checkIn: 'In',
      checkInDate: '3 June',
      checkOut: 'Out',
      checkOutDate: '8 June',
      roomLabel: 'Room',
      actions: {
        in: 'Scan to check in',
        room: 'See the room',
        out: 'Scan to check out',
        again: 'Start again',
      },
      entries: {
        in: { time: '14:02', status: 'Checked in', note: 'QR code scanned, the room is ready.' },
        out: { time: '11:30', status: 'Checked out', note: 'Added to your past visits.' },
      },
    },
  },
  features: {
    title: 'They check in. You look in.',
    what: {
      title: 'What is the club?',
      text: 'A club that puts you and your pet’s hotel in one app. You choose the hotel, check in by QR code at the desk, and check out by QR code when you are back.',
    },
    why: {
      title: 'Why the club?',
      reasons: [
        {
          title: 'You see only your own pet.',
          text: 'Only their room, only during the stay: that is how the club is designed.',
        },
        {
          title: 'The app costs you nothing.',
          text: 'Hotels pay for it; you settle the price of the stay with your hotel.',
        },
        { title: 'Every stay is kept.', text: 'Past and current visits, in one place.' },
      ],
    },
    camera: {
      tag: 'Live camera',
      title: 'Three in the morning? Look in.',
      text: 'Watch their room live at any hour. When the lights go out, night vision comes on. HD and night vision depend on the hotel’s cameras.',
      lamp: { name: 'Lamp', on: 'on', off: 'off', task: 'Pull the cord' },
      lamplightAlt: 'The same room by lamplight: the cat dozing on its cushion, the dog asleep on the rug.',
      lamplightTime: '22:04',
      nightVision: 'Night vision',
      nightAlt: 'The same room in night vision: the cat asleep on its cushion, the dog on the rug.',
      nightTime: '03:12',
    },
    status: {
      tag: 'Instant updates',
      title: 'News comes before you ask.',
      text: 'The staff mark a status and add a photo; it lands on your phone there and then.',
      task: 'Choose a\u00a0status.',
      atHotel: 'At the hotel',
      onPhone: 'On your phone',
      panel: 'Management panel',
      statusesLabel: (name) => `The staff mark a status: ${name}`,
      sent: 'Sent',
      notification: 'The notification on your phone',
      sender: brand,
      statuses: {
        asleep: {
          status: 'Asleep',
          time: '22:04',
          date: 'Wednesday 3\u00a0June',
          photoAlts: {
            cat: 'The cat dozing on its cushion.',
            dog: 'The dog asleep, stretched out on the rug.',
          },
          headline: (name) => `${name} is asleep.`,
          note: 'Lamp turned low. Good\u00a0night.',
        },
        healthy: {
          status: 'Healthy',
          time: '08:10',
          date: 'Thursday 4\u00a0June',
          photoAlts: { cat: 'The cat stretching on the rug.', dog: 'The dog sitting up, smiling.' },
          headline: (name) => `${name} is healthy.`,
          note: 'In good spirits, waiting for garden time.',
        },
        eaten: {
          status: 'Has eaten',
          time: '19:02',
          date: 'Wednesday 3\u00a0June',
          photoAlts: { cat: 'The cat by its bowl, licking its lips.', dog: 'The dog eating from a bowl.' },
          headline: (name) => `${name} has eaten.`,
          note: 'Ate well tonight.',
        },
      },
    },
    more: {
      tag: 'Games and events',
      title: 'Games, while you wait.',
      text: 'Puzzle and card games, special events and prize draws are waiting in the app.',
      game: {
        stillAlt: 'Eight cards face up: two each of paw, moon, key and bowl.',
        rules: 'Memory game: four pairs, eight cards.',
        play: 'Play',
        again: 'Play again',
        hand: 'Memory game, eight cards',
        faces: { paw: 'Paw', key: 'Key', moon: 'Moon', dish: 'Bowl' },
        card: (place) => `Card ${place}`,
        closed: 'face down',
        matched: 'pair found',
        dealt: 'Turn over a card, then find its pair.',
        findPair: 'Where is its pair?',
        noMatch: 'No match.',
        openAnother: 'Turn over another.',
        found: (face) => `${face} found.`,
        pairsLeft: (pairs) => (pairs === 1 ? '1 pair left.' : `${pairs} pairs left.`),
        won: (turns) => `All pairs found in ${turns} turns!`,
        moreInApp: 'More games in the app.',
        turns: (turns) => (turns === 1 ? 'turn' : 'turns'),
      },
    },
  },
  hotels: {
    title: 'A good hotel keeps families posted.',
    lead: 'Fewer “How are they doing?” calls for you, peace of mind for families. Arrivals, departures, status and photos in one panel.',
    panel: {
      label: 'Management panel, sample view',
      date: (day) => `${day} June`,
      weekdays: [
        { name: 'Monday', short: 'Mo' },
        { name: 'Tuesday', short: 'Tu' },
        { name: 'Wednesday', short: 'We' },
        { name: 'Thursday', short: 'Th' },
        { name: 'Friday', short: 'Fr' },
        { name: 'Saturday', short: 'Sa' },
        { name: 'Sunday', short: 'Su' },
      ],
      checkIns: 'Arrived so far',
      checkOuts: 'Left so far',
      inHouse: 'Here today',
      roomNumber: 'Room',
      inRoom: (room) => `Room ${room}`,
      stays: 'Stays in June, by room',
      stay: (from, to) => (to > 30 ? `${from} June–${to - 30} July` : `${from}–${to} June`),
      arriving: 'Arriving today',
      leaving: 'Leaving today',
      nobodyArrives: 'Nobody arrives',
      nobodyLeaves: 'Nobody leaves',
      hint: 'Slide the day.',
      dayLabel: 'Day of the month',
      previous: 'Previous day',
      next: 'Next day',
      summary: ({ date, weekday, inHouse, arriving, leaving }) =>
        `${weekday} ${date}. ${inHouse} guests here. Arriving: ${arriving || 'nobody'}. Leaving: ${leaving || 'nobody'}.`,
    },
    benefits: {
      satisfaction: {
        title: 'Happy families',
        text: 'When families can see their pet, they relax. And relaxed families come back.',
      },
      communication: {
        title: 'Easy communication',
        text: 'No more repeating it on the phone: mark the status once and the family sees it.',
      },
      distinction: {
        title: 'You stand out',
        text: 'A hotel that shows its rooms is a step ahead of one that describes them.',
      },
      panel: {
        title: 'Management panel',
        text: 'The month’s arrivals and departures in one view, without leafing through a diary.',
      },
      reservations: {
        title: 'More reservations',
        text: 'Be the hotel that families who want to see their pet choose. They book with you directly.',
      },
      events: {
        title: 'Event promotion',
        text: 'Garden party, birthday, open day: announce it in the app.',
      },
    },
    vacancy: 'There’s room in the club for your hotel.',
    apply: 'Apply as a hotel',
  },
  application: {
    title: 'Apply to join the club.',
    lead: 'Fill in the form and we will get back to you. Please have your operating licence to hand when we call.',
    individuals: 'Not a hotel? Leave the hotel name blank and write your question.',
    nearby: {
      question: 'Is there a partner hotel near you?',
      link: 'Ask us.',
      message: 'Is there a partner hotel near me? My town: ',
    },
    byMail: 'If you prefer e-mail:',
    cardTitle: 'Hotel application form',
    required: 'Fields with an asterisk are required.',
    fields: {
      hotelName: { label: 'Your hotel’s name', placeholder: 'Individual user? Leave blank', inMail: 'Hotel' },
      contactName: { label: 'Your name', placeholder: '', inMail: 'Name' },
      email: { label: 'E-mail', placeholder: 'name@yourhotel.com' },
      phone: { label: 'Phone', placeholder: '+90 532 123 45 67' },
      message: {
        label: 'Your message',
        placeholder: 'How many rooms do you have, and which animals do you look after?',
      },
    },
    submit: 'Send the application',
    sending: 'Sending...',
    withoutScript: {
      before: 'The form cannot be sent from this browser just now. Please e-mail the same details to ',
      link: email,
      after: '.',
    },
    privacyNotice: {
      before: `Your details are used only to answer your application or question; the data controller is ${controller}. ${
        sender === 'emailjs'
          ? 'Sending transfers them abroad, through EmailJS in Singapore. '
          : carrier?.country
            ? `Sending transfers them abroad, through ${carrier.name} in ${carrier.country}. `
            : ''
      }Legal basis, transfer and your rights are in the `,
      link: 'privacy notice',
      after: '.',
    },
    success: {
      title: 'Application Successfully Sent!',
      message: 'We have received your application. Our team will be in touch with you soon.',
    },
    failure: {
      title: 'Application Could Not Be Sent',
      message: {
        before: 'An error occurred while sending the application. Please try again or ',
        link: 'contact us',
        after: '.',
      },
    },
    notSent: 'Not sent. What you wrote is still here.',
    sendByMail: 'Send by e-mail',
    arrived: 'The application you sent has reached us. What you have changed since is still in the form.',
    receipt: {
      stamp: 'Received',
      date: (day) => day.toLocaleDateString('en-GB', { dateStyle: 'long' }),
      application: { title: 'We have your application.', again: 'New application' },
      message: { title: 'We have your message.', card: 'Message', again: 'New message' },
    },
    next: {
      title: 'What happens next?',
      current: 'Next',
      steps: [
        { title: 'We read it.', text: 'Your application reaches our team.' },
        { title: 'We get back to you.', text: 'By phone or e-mail.' },
        {
          title: 'Join, and the management panel is yours.',
          text: 'Check-ins, check-outs, statuses and photos in one place.',
        },
      ],
    },
    backOnline: 'You are back online. You can send your application again.',
    tooLong: 'This text is too long to be sent. Please shorten it.',
    mail: {
      subject: 'Application',
      cut: '(The whole text did not fit here. Please copy the rest from the form and paste it.)',
    },
    thanks: 'Thank you.',
    question: {
      title: 'Ask us.',
      lead: 'Write your question and we will get back to you.',
      cardTitle: 'Your question',
      submit: 'Send your question',
      ifAny: '(if any)',
      fields: {
        hotelName: { placeholder: 'Individuals: leave blank' },
        email: { placeholder: 'name@example.com' },
        message: { placeholder: '' },
      },
      withoutScript: 'The form cannot be sent from this browser just now. Please e-mail your question to ',
      arrived: 'The question you sent has reached us. What you have changed since is still in the form.',
      steps: [
        { title: 'We read it.', text: 'Your question reaches our team.' },
        { title: 'We get back to you.', text: 'By phone or e-mail.' },
      ],
      backOnline: 'You are back online. You can send your question again.',
      subject: 'Question',
    },
    toastLabel: 'Notification',
    closeToast: 'Close the notification',
  },
  privacy: {
    title: 'Privacy notice',
    close: 'Close the privacy notice',
    sections: [
      {
        title: 'Data controller',
        text: `Under the Turkish data protection law no. 6698 (KVKK), the data controller is ${controller}. Contact: ${email}.`,
      },
      {
        title: 'Which data, and why',
        text: `The ${Object.values(asked.required).join(', ')} and, if you give them, the ${list.format(Object.values(asked.optional))} you enter are used only to consider your application and to answer you. This form is not used to send advertising.`,
      },
      {
        title: 'Legal basis and how it is collected',
        text: 'The data comes from you, electronically, through this form. The grounds are the conclusion of a contract at your request (KVKK art. 5/2-c) and the legitimate interest in answering your question (art. 5/2-f).',
      },
      {
        title: 'Who receives it, and where',
        text:
          sender === 'emailjs'
            ? 'Your application reaches us through the e-mail service EmailJS Pte. Ltd. in Singapore, for delivery only: sending it transfers your data out of Türkiye (KVKK art. 9). It is not sold, and not shared for advertising.'
            : carrier
              ? `Your application reaches us through this site’s own form service and our e-mail provider ${carrier.name}${
                  carrier.country
                    ? ` in ${carrier.country}, for delivery only: sending it transfers your data out of Türkiye (KVKK art. 9)`
                    : ', for delivery only'
                }. It is not sold, and not shared for advertising.`
              : 'Your application reaches us through this site’s own form service, with no other form service in between. It is not sold, and not shared for advertising.',
      },
      {
        title: 'Your rights',
        text: `Under KVKK art. 11 you may learn whether your data is processed, ask for information, learn the purpose and whether it is used accordingly, know who received it in Türkiye or abroad, have it corrected, erased or destroyed and have those recipients told, object to an outcome against you that comes from automated analysis alone, and claim damages. Write to ${email}.`,
      },
      {
        title: 'What is kept in your browser',
        text: `Your choice of language and, while the tab is open, the draft of an application or question you have not sent, and the name you write on the check-in card. There are no cookies${counted ? '' : ', analytics'} or advertising tools.`,
      },
      ...(counted ? [counted] : []),
    ],
  },
  store: {
    title: 'Get the app.',
    lead: { before: 'Choose your store', extra: ', or point your phone’s camera at the tag', after: '.' },
    free: 'Free for pet owners.',
    getApp: 'Get the app',
    price: 'free',
    stores: {
      appStore: { store: 'App Store', before: 'Download from the ', after: '' },
      googlePlay: { store: 'Google Play', before: 'Download from ', after: '' },
    },
    qrAlt: 'QR code that opens this page’s download section on your phone',
    tag: 'Scan to download',
    tell: {
      question: 'Is your pet’s hotel not in the club yet? Tell them about us.',
      message: `Hello! If your hotel joins ${brand}, I can watch my pet live during the stay:`,
      share: 'Tell your hotel',
      whatsApp: 'Send on WhatsApp',
      copy: 'Copy the message',
      copied: 'Copied.',
      notCopied: 'Your browser did not allow copying. Here is the message:',
    },
  },
  faq: {
    title: 'Frequently asked questions',
    more: { before: 'Can’t find your answer? ', link: 'Write to us.', after: '' },
    questions: [
      {
        question: `What is ${brand}?`,
        answer:
          'A club that brings pet owners and partner pet hotels together. You check in at the hotel by QR code and follow your pet’s stay in the app.',
      },
      {
        question: 'Is the app really free?',
        answer:
          'Yes. Downloading it and using it are free for pet owners; the hotels pay for the service. The price of the stay is between you and the hotel.',
      },
      {
        question: 'How do QR check-in and check-out work?',
        answer:
          'You check your pet in by QR code at the hotel, and out by QR code when you return. The stay is kept with your visits in the app.',
      },
      {
        question: 'Who can watch the camera, and when?',
        answer:
          'The club is designed so that owners see only their own pet’s room, and only during the stay. Ask your hotel which rooms have a camera.',
      },
      {
        question: 'Can I watch at night, too?',
        answer:
          'Yes. When the lights go out, night vision comes on; HD and night vision depend on the hotel’s cameras.',
      },
      {
        question: 'Which updates and photos will I get?',
        answer:
          'The staff mark statuses such as “asleep”, “healthy” or “has eaten”, and add photos. Each of them reaches your phone as a notification.',
      },
      {
        question: 'How do I choose a hotel, and can I book?',
        isAboutChoosing: true,
        answer:
          'The app takes no bookings; you choose a hotel and contact it directly. Ask about a visit beforehand, medication, food and vaccinations.',
      },
      {
        question: 'Where are the games, events and prize draws?',
        answer:
          'All in the app: puzzle and card games, the special events that hotels announce, and prize draws.',
      },
      {
        question: 'How does my hotel join?',
        answer:
          'Fill in the application form and we will get back to you. Please have your operating licence to hand when we call. Hotels pay for the service.',
      },
    ],
  },
  footer: {
    greetings: {
      morning: 'Good morning.',
      afternoon: 'Good afternoon.',
      evening: 'Good evening.',
      night: 'Good night.',
    },
    lookIn: 'Look in whenever you like.',
    about: `${brand} brings pet owners and partner pet hotels together. Every view on this page is a sample.`,
    contact: 'Contact',
    links: 'Links',
    home: 'Home',
    features: 'Features',
    aboutLink: 'About',
    contactLink: 'Contact',
    social: 'Follow us',
  },
  notFound: {
    documentTitle: `${brand}: Page not found`,
    title: 'This room is empty.',
    text: 'The page you are looking for is not here. Check the address, or go back to the desk: room\u00a07 is waiting for you there.',
    home: 'Back to the home page',
  },
});

export default en;

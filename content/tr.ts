import type { AskedFor, WriteContent } from './types.ts';

const asked: AskedFor = {
  required: { contactName: 'ad soyad', email: 'e-posta', phone: 'telefon' },
  optional: { hotelName: 'otel adı', message: 'mesaj' },
};

const list = new Intl.ListFormat('tr');

/** The page in Turkish. It addresses the reader as "siz". A half-sentence is fine if it says something. */
const tr: WriteContent = ({ brand, email, controller, sender, carrier, counted }) => ({
  meta: {
    title: `${brand}: Gözünüz arkada kalmasın`,
    shareLine: 'Pet otelindeki dostunuzu telefonunuzdan izleyin.',
    description:
      'Kedinizi, köpeğinizi üye pet oteline QR kodla bırakın; odasını canlı izleyin, haber ve fotoğraflar telefonunuza gelsin. Uygulama ücretsiz.',
  },
  sample: 'Örnek görünüm',
  room: '7 numaralı oda',
  skipLink: 'İçeriğe geçin',
  header: {
    navigation: 'Ana menü',
    entries: {
      home: 'Ana sayfa',
      features: 'Özellikler',
      hotels: 'Kurumsal',
      faq: 'SSS',
      contact: 'İletişim',
    },
    getApp: 'İndirin',
    contactUs: 'Bize Ulaşın',
    languages: 'Dil',
    menu: 'Menü',
    openMenu: 'Menüyü açın',
    closeMenu: 'Menüyü kapatın',
  },
  hero: {
    title: 'Gözünüz arkada kalmasın.',
    lead: {
      before: 'Kediniz, köpeğiniz üye pet otelindeyken odasını telefonunuzdan her saat canlı izleyin. ',
      extra: 'Yedi mi, uyuyor mu, keyfi nasıl? ',
      after: 'Otelden anında haber ve fotoğraf gelsin.',
    },
    download: 'Hemen indirin',
    phones: 'iPhone ve Android',
    terms: 'Uygulama hayvan sahiplerine ücretsiz; ücreti oteller öder.',
    noReservations: 'Rezervasyon almıyoruz, otelle doğrudan görüşürsünüz.',
    hotels: { question: 'Pet oteli mi işletiyorsunuz?', link: 'Başvurun.' },
    pictureAlts: {
      14: 'Gündüz: turuncu kedi minderinde, kahverengi köpek halıda oturuyor.',
      17: 'Keçeden bir oda, akşamüstü: turuncu kedi ile kahverengi köpek topun başında.',
      19: 'Lamba yanıyor: köpek mamasını yiyor, kedi ağzını yalıyor.',
      22: 'Gece, pencerede ay: kedi minderinde uyukluyor, köpek halıya serilmiş uyuyor.',
      26: 'Gece görüşü, siyah beyaz: ikisi de derin uykuda.',
      32: 'Sabah: kedi gerinerek uyanıyor, köpek mama kabının başında bekliyor.',
    },
    lights: {
      14: 'gün ışığı',
      17: 'akşamüstü',
      19: 'lamba ışığı',
      22: 'kısık lamba',
      26: 'gece görüşü',
      32: 'sabah ışığı',
    },
    minutes: '.00',
    dayTitle: '7 numaralı odanın günü',
    hourLabel: 'Odanın saati',
    hourHint: 'Saati kaydırın, odaya bakın.',
    now: 'Şu an',
    pause: 'Görüntüyü durdurun',
    dayScale: ['14', '18', '22', '02', '06', '10'],
    day: {
      14: {
        time: '14.02',
        status: 'Giriş yapıldı',
        note: () => 'QR kod okundu, odalarına geçtiler.',
        staff: 'Elif',
        notice: ({ cat, dog }) => `${cat} ve ${dog} giriş yaptı`,
      },
      17: {
        time: '17.00',
        status: 'Oyun saati',
        note: ({ cat }) => `Topu ${cat} kaptı.`,
        staff: 'Mert',
        notice: ({ cat, dog }) => `${cat} ve ${dog} oynuyor`,
      },
      19: {
        time: '19.02',
        status: 'Mamasını yedi',
        note: () => 'İştahlar yerinde.',
        staff: 'Elif',
        notice: ({ cat, dog }) => `${cat} ve ${dog} mamalarını yedi`,
      },
      22: {
        time: '22.04',
        status: 'Uyuyor',
        note: () => 'Lambayı kıstık, iyi geceler.',
        staff: 'Mert',
        notice: ({ cat, dog }) => `${cat} ve ${dog} uyuyor`,
      },
      32: {
        time: '08.10',
        status: 'Sağlıklı',
        note: ({ dog }) => `${dog} kahvaltısını bekliyor.`,
        staff: 'Elif',
        notice: ({ cat, dog }) => `${cat} ve ${dog} sağlıklı`,
      },
    },
    notices: {
      from: '7 numaralı oda · örnek',
      now: 'şimdi',
      ago: (hours) => `${hours} saat önce`,
      nightVision: 'Kamera gece görüşünde.',
    },
    card: {
      label: 'QR giriş kartı',
      title: 'Giriş kartı',
      question: 'Dostunuzun adı?',
      speciesLabel: 'Kedi mi, köpek mi?',
      species: { cat: 'Kedi', dog: 'Köpek' },
      nameIsKept: 'Yazdığınız ad hiçbir yere gönderilmez.',
      and: 've',
      says: {
        in: { one: 'odasında.', two: 'odalarında.' },
        out: { one: 'evine döndü.', two: 'evlerine döndü.' },
      },
      checkIn: 'Giriş',
      checkInDate: '3 Haziran',
      checkOut: 'Çıkış',
      checkOutDate: '8 Haziran',
      roomLabel: 'Oda',
      actions: { in: 'Girişte okutun', room: 'Odaya bakın', out: 'Çıkışta okutun', again: 'Yeniden' },
      entries: {
        in: { time: '14.02', status: 'Giriş yapıldı', note: 'QR kod okundu, oda hazır.' },
        out: { time: '11.30', status: 'Çıkış yapıldı', note: 'Ziyaret geçmişine eklendi.' },
      },
    },
  },
  features: {
    title: 'Dostunuz otelde. Siz\u00a0bir\u00a0bakış ötede.',
    what: {
      title: 'Kulüp nedir?',
      text: 'Sizi ve üye pet otelini aynı uygulamada buluşturan kulüp. Oteli siz seçersiniz; girişi resepsiyonda, çıkışı dönüşte QR kodla yaparsınız.',
    },
    why: {
      title: 'Neden kulüp?',
      reasons: [
        {
          title: 'Herkes kendi dostunu izler.',
          text: 'Yalnızca onun odası, yalnızca konaklama süresince: böyle tasarlandı.',
        },
        {
          title: 'Uygulamaya para ödemezsiniz.',
          text: 'Ücreti oteller öder; konaklama bedelini otelle konuşursunuz.',
        },
        {
          title: 'Konaklamalar elinizin altında.',
          text: 'Şimdiki ve geçmiş konaklamalarınızın hepsi uygulamada.',
        },
      ],
    },
    camera: {
      tag: 'Canlı kamera',
      title: 'Gece üçte bile odasındasınız.',
      text: 'Odasını günün her saatinde canlı izleyin. Işık kapanınca gece görüşü devreye girer. HD görüntü ve gece görüşü otelin kamerasına bağlıdır.',
      lamp: { name: 'Lamba', on: 'açık', off: 'kapalı', task: 'İpi çekin' },
      lamplightAlt: 'Aynı oda lamba ışığında: kedi minderinde uyukluyor, köpek halıda uyuyor.',
      lamplightTime: '22.04',
      nightVision: 'Gece görüşü',
      nightAlt: 'Aynı oda gece görüşünde: kedi minderinde, köpek halıda uyuyor.',
      nightTime: '03.12',
    },
    status: {
      tag: 'Anlık bildirim',
      title: 'Siz sormadan haber gelir.',
      text: 'Görevli durumu işaretler, fotoğrafını ekler; bildirim o\u00a0an telefonunuza düşer.',
      task: 'Bir\u00a0durum seçin.',
      atHotel: 'Otelde',
      onPhone: 'Sizde',
      panel: 'Yönetim paneli',
      statusesLabel: (name) => `Görevli durumu işaretliyor: ${name}`,
      sent: 'Gönderildi',
      notification: 'Telefonunuza düşen bildirim',
      sender: brand,
      statuses: {
        asleep: {
          status: 'Uyuyor',
          time: '22.04',
          date: '3\u00a0Haziran Çarşamba',
          photoAlts: { cat: 'Kedi minderinde uyukluyor.', dog: 'Köpek halıya serilmiş uyuyor.' },
          headline: (name) => `${name} uyuyor.`,
          note: 'Lambayı kıstık, iyi\u00a0geceler.',
        },
        healthy: {
          status: 'Sağlıklı',
          time: '08.10',
          date: '4\u00a0Haziran Perşembe',
          photoAlts: { cat: 'Kedi halıda geriniyor.', dog: 'Köpek oturmuş, gülümsüyor.' },
          headline: (name) => `${name} sağlıklı.`,
          note: 'Keyfi yerinde, bahçe saatini bekliyor.',
        },
        eaten: {
          status: 'Mamasını yedi',
          time: '19.02',
          date: '3\u00a0Haziran Çarşamba',
          photoAlts: { cat: 'Kedi mama kabının başında ağzını yalıyor.', dog: 'Köpek kabından mama yiyor.' },
          headline: (name) => `${name} mamasını yedi.`,
          note: 'İştahı yerinde, afiyet\u00a0olsun.',
        },
      },
    },
    more: {
      tag: 'Oyun ve etkinlik',
      title: 'Beklerken oyun oynayın.',
      text: 'Uygulamada bulmaca ve kart oyunları, özel etkinlikler ve çekilişler var.',
      game: {
        stillAlt: 'Açık duran sekiz kart: ikişer pati, ay, anahtar ve mama kabı.',
        rules: 'Hafıza oyunu: dört çift, sekiz kart.',
        play: 'Oynayın',
        again: 'Yeniden oynayın',
        hand: 'Hafıza oyunu, sekiz kart',
        faces: { paw: 'Pati', key: 'Anahtar', moon: 'Ay', dish: 'Mama kabı' },
        card: (place) => `${place}. kart`,
        closed: 'kapalı',
        matched: 'eşi bulundu',
        dealt: 'Eşini bulmak için bir kart açın.',
        findPair: 'Eşi nerede?',
        noMatch: 'Eşleşmedi.',
        openAnother: 'Yeni bir kart açın.',
        found: (face) => `${face} bulundu.`,
        pairsLeft: (pairs) => `${pairs} çift kaldı.`,
        won: (turns) => `${turns} hamlede hepsini buldunuz!`,
        moreInApp: 'Diğer oyunlar uygulamada.',
        turns: () => 'hamle',
      },
    },
  },
  hotels: {
    title: 'İyi otel, haber\u00a0veren oteldir.',
    lead: 'Pet otelinize gelen “Nasıl, iyi mi?” telefonları azalsın, ailelerin içi rahat etsin. Giriş, çıkış, durum ve fotoğraf aynı panelde.',
    panel: {
      label: 'Yönetim paneli, örnek görünüm',
      date: (day) => `${day} Haziran`,
      weekdays: [
        { name: 'Pazartesi', short: 'Pt' },
        { name: 'Salı', short: 'Sa' },
        { name: 'Çarşamba', short: 'Ça' },
        { name: 'Perşembe', short: 'Pe' },
        { name: 'Cuma', short: 'Cu' },
        { name: 'Cumartesi', short: 'Ct' },
        { name: 'Pazar', short: 'Pz' },
      ],
      checkIns: 'Şimdiye dek giriş',
      checkOuts: 'Şimdiye dek çıkış',
      inHouse: 'Bugün otelde',
      roomNumber: 'Oda',
      inRoom: (room) => `${room} numaralı oda`,
      stays: 'Haziran konaklamaları, odaya göre',
      stay: (from, to) => (to > 30 ? `${from} Haziran–${to - 30} Temmuz` : `${from}–${to} Haziran`),
      arriving: 'Bugün gelen',
      leaving: 'Bugün giden',
      nobodyArrives: 'Gelen yok',
      nobodyLeaves: 'Giden yok',
      hint: 'Günü kaydırın.',
      dayLabel: 'Ayın günü',
      previous: 'Önceki gün',
      next: 'Sonraki gün',
      summary: ({ date, weekday, inHouse, arriving, leaving }) =>
        `${date} ${weekday}. ${inHouse} misafir otelde. Gelen: ${arriving || 'yok'}. Giden: ${leaving || 'yok'}.`,
    },
    benefits: {
      satisfaction: {
        title: 'Memnun aileler',
        text: 'Dostunu gören aile rahat eder; rahat eden aile yine size gelir.',
      },
      communication: {
        title: 'Kolay iletişim',
        text: 'Telefonda tek tek anlatmayın: durumu bir kez işaretleyin, aile görsün.',
      },
      distinction: {
        title: 'Öne çıkarsınız',
        text: 'Odasını gösteren otel, odasını anlatan otelin bir adım önündedir.',
      },
      panel: {
        title: 'Yönetim paneli',
        text: 'Ayın giriş ve çıkışları tek çizelgede. Defter karıştırmadan, tek bakışta.',
      },
      reservations: {
        title: 'Daha çok rezervasyon',
        text: 'Dostunu görmek isteyen ailenin tercihi olun; rezervasyonunu doğrudan sizden yaptırsın.',
      },
      events: {
        title: 'Etkinlik duyurusu',
        text: 'Bahçe şenliği, doğum\u00a0günü, tanışma günü: uygulamadan duyurun.',
      },
    },
    vacancy: 'Kulüpte otelinize\u00a0de yer\u00a0var.',
    apply: 'Oteliniz için başvurun',
  },
  application: {
    title: 'Kulübe başvurun.',
    lead: 'Formu doldurun, size dönelim. Sizi aradığımızda işletmenizin çalışma izin belgesi yanınızda olsun.',
    individuals: 'Otel işletmiyor musunuz? Otel adını boş bırakıp sorunuzu yazın.',
    nearby: {
      question: 'Yakınınızda üye otel var mı?',
      link: 'Bize sorun.',
      message: 'Yakınımda üye otel var mı? Bulunduğum yer: ',
    },
    byMail: 'E-postayla yazmak isterseniz:',
    cardTitle: 'Otel başvuru formu',
    required: 'Yıldızlı alanlar zorunludur.',
    fields: {
      hotelName: {
        label: 'Otelinizin adı',
        placeholder: 'Bireysel kullanıcıysanız boş bırakın',
        inMail: 'Otel',
      },
      contactName: { label: 'Adınız soyadınız', placeholder: '', inMail: 'Ad soyad' },
      email: { label: 'E-posta', placeholder: 'ad@oteliniz.com' },
      phone: { label: 'Telefon', placeholder: '+90 532 123 45 67' },
      message: { label: 'Mesajınız', placeholder: 'Kaç odanız var, hangi dostları ağırlıyorsunuz?' },
    },
    submit: 'Başvuruyu gönderin',
    sending: 'Gönderiliyor...',
    withoutScript: {
      before: 'Form bu tarayıcıdan şu an gönderilemiyor. Başvurunuzu aynı bilgilerle ',
      link: email,
      after: ' adresine gönderin.',
    },
    privacyNotice: {
      before: `Bilgileriniz yalnızca başvurunuzu veya sorunuzu yanıtlamak için işlenir; veri sorumlusu ${controller}. ${
        sender === 'emailjs'
          ? 'Gönderdiğinizde EmailJS (Singapur) aracılığıyla yurt dışına aktarılır. '
          : carrier?.country
            ? `Gönderdiğinizde ${carrier.name} (${carrier.country}) aracılığıyla yurt dışına aktarılır. `
            : ''
      }Hukuki sebep, aktarım ve haklarınız `,
      link: 'aydınlatma metninde',
      after: '.',
    },
    success: {
      title: 'Başvuru Başarıyla Gönderildi!',
      message: 'Başvurunuz bize ulaştı. Ekibimiz kısa süre içinde sizinle iletişime geçecek.',
    },
    failure: {
      title: 'Başvuru Gönderilemedi',
      message: {
        before: 'Başvuru gönderilirken bir hata oluştu. Lütfen tekrar deneyin veya ',
        link: 'bizimle iletişime geçin',
        after: '.',
      },
    },
    notSent: 'Gönderilemedi. Yazdıklarınız duruyor.',
    sendByMail: 'E-postayla gönderin',
    arrived: 'Gönderdiğiniz başvuru bize ulaştı. Sonradan değiştirdikleriniz formda duruyor.',
    receipt: {
      stamp: 'Alındı',
      date: (day) => day.toLocaleDateString('tr', { dateStyle: 'long' }),
      application: { title: 'Başvurunuz bize ulaştı.', again: 'Yeni başvuru' },
      message: { title: 'Mesajınız bize ulaştı.', card: 'Mesaj', again: 'Yeni mesaj' },
    },
    next: {
      title: 'Sonra ne olur?',
      current: 'Sıradaki',
      steps: [
        { title: 'Okuruz.', text: 'Başvurunuz ekibimize ulaşır.' },
        { title: 'Size döneriz.', text: 'Arar ya da yazarız.' },
        {
          title: 'Kulübe katılırsanız yönetim paneli sizindir.',
          text: 'Giriş, çıkış, durum ve fotoğraf tek yerde.',
        },
      ],
    },
    backOnline: 'İnternet bağlantınız geri geldi. Başvurunuzu yeniden gönderebilirsiniz.',
    tooLong: 'Metin gönderilemeyecek kadar uzun. Lütfen kısaltın.',
    mail: {
      subject: 'Başvuru',
      cut: '(Metnin tamamı buraya sığmadı. Lütfen kalanını formdan kopyalayıp yapıştırın.)',
    },
    thanks: 'Teşekkürler.',
    question: {
      title: 'Bize sorun.',
      lead: 'Sorunuzu yazın, size dönelim.',
      cardTitle: 'Sorunuz',
      submit: 'Sorunuzu gönderin',
      ifAny: '(varsa)',
      fields: {
        hotelName: { placeholder: 'Bireyselseniz boş bırakın' },
        email: { placeholder: 'ad@example.com' },
        message: { placeholder: '' },
      },
      withoutScript: 'Form bu tarayıcıdan şu an gönderilemiyor. Sorunuzu ',
      arrived: 'Gönderdiğiniz soru bize ulaştı. Sonradan değiştirdikleriniz formda duruyor.',
      steps: [
        { title: 'Okuruz.', text: 'Sorunuz ekibimize ulaşır.' },
        { title: 'Size döneriz.', text: 'Arar ya da yazarız.' },
      ],
      backOnline: 'İnternet bağlantınız geri geldi. Sorunuzu yeniden gönderebilirsiniz.',
      subject: 'Soru',
    },
    toastLabel: 'Bildirim',
    closeToast: 'Bildirimi kapatın',
  },
  privacy: {
    title: 'Aydınlatma metni',
    close: 'Aydınlatma metnini kapatın',
    sections: [
      {
        title: 'Veri sorumlusu',
        text: `6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) uyarınca veri sorumlusu: ${controller}. İletişim: ${email}.`,
      },
      {
        title: 'Hangi veriler, ne için',
        text: `Formda yazdığınız ${Object.values(asked.required).join(', ')}, varsa ${list.format(Object.values(asked.optional))}; yalnızca başvurunuzu değerlendirmek ve size dönmek için işlenir. Bu form tanıtım iletisi göndermek için kullanılmaz.`,
      },
      {
        title: 'Hukuki sebep ve toplama yöntemi',
        text: 'Veriler bu form aracılığıyla, elektronik ortamda, sizden alınır. Hukuki sebepler: işlemenin bir sözleşmenin kurulmasıyla doğrudan doğruya ilgili ve gerekli olması (KVKK m. 5/2-c) ile sorunuzu yanıtlamaktaki meşru menfaatimiz (m. 5/2-f).',
      },
      {
        title: 'Kime, nereye aktarılır',
        text:
          sender === 'emailjs'
            ? 'Başvurunuz, yalnızca iletilmesi amacıyla, e-posta hizmeti EmailJS Pte. Ltd. (Singapur) aracılığıyla bize ulaşır; gönderdiğinizde verileriniz yurt dışına aktarılır (KVKK m. 9). Kimseye satılmaz, reklam için paylaşılmaz.'
            : carrier
              ? `Başvurunuz, yalnızca iletilmesi amacıyla, bu sitenin kendi form hizmeti ve e-posta sağlayıcımız ${carrier.name}${
                  carrier.country
                    ? ` (${carrier.country}) aracılığıyla bize ulaşır; gönderdiğinizde verileriniz yurt dışına aktarılır (KVKK m. 9)`
                    : ' aracılığıyla bize ulaşır'
                }. Kimseye satılmaz, reklam için paylaşılmaz.`
              : 'Başvurunuz bu sitenin kendi form hizmetiyle bize ulaşır; araya başka bir form hizmeti girmez. Kimseye satılmaz, reklam için paylaşılmaz.',
      },
      {
        title: 'Haklarınız',
        text: `KVKK m. 11 uyarınca verilerinizin işlenip işlenmediğini öğrenme, bilgi isteme, işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme, yurt içinde veya yurt dışında aktarıldığı kişileri bilme, düzeltilmesini, silinmesini veya yok edilmesini ve bunların aktarıldığı kişilere bildirilmesini isteme, münhasıran otomatik analizle aleyhinize çıkan bir sonuca itiraz etme ve zararınızın giderilmesini isteme hakkınız var. ${email} adresine yazmanız yeter.`,
      },
      {
        title: 'Tarayıcınızda ne saklanır',
        text: `Dil seçiminiz; sekme açık kaldığı sürece de göndermediğiniz başvurunun ya da sorunun taslağı ve giriş kartına yazdığınız ad. Çerez${counted ? '' : ', ölçüm'} ya da reklam aracı yoktur.`,
      },
      ...(counted ? [counted] : []),
    ],
  },
  store: {
    title: 'Uygulamayı indirin.',
    lead: {
      before: 'Mağazanızı seçin',
      extra: ' ya\u00a0da telefonunuzun kamerasını etikete tutun',
      after: '.',
    },
    free: 'Hayvan sahiplerine ücretsiz.',
    getApp: 'Uygulamayı indirin',
    price: 'ücretsiz',
    stores: {
      appStore: { store: 'App Store', before: '', after: '’dan indirin' },
      googlePlay: { store: 'Google Play', before: '', after: '’den indirin' },
    },
    qrAlt: 'Bu sayfanın indirme bölümünü telefonda açan QR kod',
    tag: 'Okutun, indirin',
    tell: {
      question: 'Gittiğiniz otel kulüpte değil mi? Kulübü otele siz önerin.',
      message: `Merhaba, oteliniz ${brand} üyesi olursa dostum sizde kalırken odasını canlı izleyebilirim:`,
      share: 'Otelle paylaşın',
      whatsApp: 'WhatsApp’tan yazın',
      copy: 'Hazır mesajı kopyalayın',
      copied: 'Kopyalandı.',
      notCopied: 'Tarayıcınız kopyalamaya izin vermedi. Mesaj burada:',
    },
  },
  faq: {
    title: 'Sıkça sorulan sorular',
    more: { before: 'Aradığınız yanıtı bulamadınız mı? ', link: 'Bize yazın.', after: '' },
    questions: [
      {
        question: `${brand} nedir?`,
        answer:
          'Evcil hayvan sahiplerini üye pet otelleriyle buluşturan bir kulüptür. Otele QR kodla giriş yapar, konaklama boyunca dostunuzu uygulamadan izlersiniz.',
      },
      {
        question: 'Uygulama gerçekten ücretsiz mi?',
        answer:
          'Evet. Uygulamayı indirmek de kullanmak da hayvan sahiplerine ücretsizdir; ücreti oteller öder. Konaklama bedelini otelle siz konuşursunuz.',
      },
      {
        question: 'QR kodla giriş ve çıkış nasıl olur?',
        answer:
          'Otele geldiğinizde girişi, dönüşte çıkışı QR kodla yaparsınız. Konaklama uygulamadaki ziyaret geçmişinizde kalır.',
      },
      {
        question: 'Kamera görüntüsünü kim, ne zaman izleyebilir?',
        answer:
          'Kulüp, herkesin yalnızca kendi dostunun odasını, yalnızca konaklama süresince görmesi için tasarlandı. Hangi odada kamera olduğunu otelinize sorabilirsiniz.',
      },
      {
        question: 'Gece de görebilir miyim?',
        answer:
          'Evet. Işık kapanınca gece görüşü devreye girer; HD görüntü ve gece görüşü otelin kamerasına bağlıdır.',
      },
      {
        question: 'Hangi haberler ve fotoğraflar gelir?',
        answer:
          'Görevliler “uyuyor”, “sağlıklı”, “mamasını yedi” gibi durumları işaretler, fotoğraf ekler. Hepsi telefonunuza bildirim olarak gelir.',
      },
      {
        question: 'Oteli nasıl seçerim, yer ayırtabilir miyim?',
        isAboutChoosing: true,
        answer:
          'Uygulamada rezervasyon yok; oteli siz seçer, doğrudan görüşürsünüz. Önceden gezip gezemeyeceğinizi, ilaç, mama ve aşı koşullarını otele sorun.',
      },
      {
        question: 'Oyunlar, etkinlikler ve çekilişler nerede?',
        answer:
          'Hepsi uygulamanın içinde: bulmaca ve kart oyunları, otellerin duyurduğu özel etkinlikler ve çekilişler.',
      },
      {
        question: 'Otelim kulübe nasıl katılır?',
        answer:
          'Başvuru formunu doldurun, size dönelim. Sizi aradığımızda işletmenizin çalışma izin belgesi yanınızda olsun. Hizmetin ücretini oteller öder.',
      },
    ],
  },
  footer: {
    greetings: {
      morning: 'Günaydın,',
      afternoon: 'İyi günler,',
      evening: 'İyi akşamlar,',
      night: 'İyi geceler,',
    },
    lookIn: 'gözünüz arkada kalmasın.',
    about: `${brand}, evcil hayvan sahiplerini üye pet otelleriyle buluşturur. Bu sayfadaki görünümlerin hepsi örnektir.`,
    contact: 'İletişim',
    links: 'Bağlantılar',
    home: 'Ana sayfa',
    features: 'Özellikler',
    aboutLink: 'Hakkımızda',
    contactLink: 'İletişim',
    social: 'Bizi takip edin',
  },
  notFound: {
    documentTitle: `${brand}: Sayfa bulunamadı`,
    title: 'Bu oda boş.',
    text: 'Aradığınız sayfa burada değil. Adresi kontrol edin ya da resepsiyona dönün; 7\u00a0numaralı oda orada sizi bekliyor.',
    home: 'Ana sayfaya dönün',
  },
});

export default tr;

import type { Card } from './types.ts';

/** Who counts the visits: Plausible's own service in the European Union, or a server of the owner's that runs it. */
export type Counter = 'Plausible' | 'own';

/** The privacy notice's part on counting visits. The page has it only if `site.config.ts` sets `statistics`. */
export const countedWords = {
  tr: (counter: Counter): Card => ({
    title: 'Ziyaretler nasıl sayılır',
    text: `Sayfanın ziyaretleri ve şu adımlar, dilleriyle birlikte sayılır: mağaza bağlantısı, örnek giriş kaydı, bize ulaşan başvuru ya da soru, otelinize haber verme. Sayımı ${
      counter === 'Plausible'
        ? 'Plausible Analytics (Avrupa Birliği) yapar; bunun için verileriniz yurt dışına aktarılır (KVKK m. 9)'
        : 'kendi sunucumuzdaki Plausible Analytics yazılımı yapar'
    }. Cihazınıza hiçbir şey kaydedilmez, kimse tanınmaz: IP adresinizden, tarayıcınızdan ve site adından, anahtarı her gün değişen bir özet çıkarılır; adres de kimlik de saklanmaz. Yazdıklarınız sayıma girmez. Hukuki sebep, sayfayı geliştirmekteki meşru menfaatimizdir (KVKK m. 5/2-f). Tarayıcınız Global Privacy Control ya da Do Not Track bildiriyorsa hiç sayılmazsınız.`,
  }),
  en: (counter: Counter): Card => ({
    title: 'How visits are counted',
    text: `Visits to the page are counted, and so are these steps, each with its language: a link to a store, the sample check-in, an application or question that has reached us, and telling your hotel. ${
      counter === 'Plausible'
        ? 'Plausible Analytics in the European Union counts them; for this your data is transferred out of Türkiye (KVKK art. 9)'
        : 'The software Plausible Analytics on our own server counts them'
    }. Nothing is stored on your device and nobody is recognised: your IP address, your browser and the site’s name are made into a digest with a key that changes every day, and neither the address nor an identifier is kept. What you type is not part of it. The ground is the legitimate interest in improving the page (KVKK art. 5/2-f). If your browser sends Global Privacy Control or Do Not Track, you are not counted at all.`,
  }),
};

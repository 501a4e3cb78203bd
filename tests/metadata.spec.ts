/** What search engines, social networks and home screens read about the page, from the built files. */
import { access, readFile, stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatHex } from 'culori';
import sharp from 'sharp';
import { brand, email, origin, socialAccounts, storeIds } from '../site.config.ts';
import { languageCodes, languages } from '../src/language/languages.ts';
import { switchLanguage, words } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { speaks } from './language-helpers.ts';
import { openWithReact } from './react-ready.ts';
import { sitePath } from './test-settings.mjs';

const base = new URL(origin).pathname;

/** The built file to which an absolute address of the page leads. */
function builtFile(address: string): string {
  expect(address.startsWith(origin), `${address} is an absolute address of the page`).toBe(true);
  const path = new URL(address).pathname.slice(base.length);
  return sitePath('dist', path === '' || path.endsWith('/') ? `${path}index.html` : path);
}

interface Entity {
  '@type': string;
  [property: string]: unknown;
}

async function graph(page: Page): Promise<Map<string, Entity>> {
  const scripts = page.locator('script[type="application/ld+json"]');
  await expect(scripts).toHaveCount(1);
  const data = JSON.parse((await scripts.textContent()) ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return new Map((data['@graph'] as Entity[]).map((entity) => [entity['@type'], entity]));
}

for (const { language, path } of documents) {
  test(`in ${language}`, async ({ page }) => {
    await page.goto(path);

    await test.step('the head describes the document and its picture, and names all languages', async () => {
      await speaks(page, language);
      const { meta, hero } = words[language];
      const head: Record<string, string> = Object.fromEntries(
        await page
          .locator('meta[name], meta[property], link[hreflang]')
          .evaluateAll((tags) =>
            tags.map((tag) => [
              tag.getAttribute('property') ?? tag.getAttribute('name') ?? tag.getAttribute('hreflang'),
              tag.getAttribute('content') ?? tag.getAttribute('href'),
            ]),
          ),
      );
      const addresses = Object.fromEntries(
        languageCodes.map((code) => [code, origin + languages[code].folder]),
      );
      expect(head).toMatchObject({
        ...addresses,
        'x-default': origin,
        'og:type': 'website',
        'og:url': addresses[language],
        'og:title': meta.title,
        'og:description': meta.description,
        'og:image': `${origin}share-${language}.jpg`,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringContaining(hero.title),
        'twitter:card': 'summary_large_image',
      });
      expect(head).not.toHaveProperty('robots');
      expect(head['og:image:alt']).toContain(hero.pictureAlts[17]);
      const file = builtFile(head['og:image'] ?? '');
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect((await stat(file)).size).toBeLessThan(200 * 1024);
    });

    await test.step('every address in the head leads to a built file', async () => {
      const paths = await page
        .locator('link[rel="canonical"], link[rel="alternate"], link[rel*="icon"], link[rel="manifest"]')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
      expect(paths).toHaveLength(4 + languageCodes.length + 2);
      for (const path of paths) await access(builtFile(new URL(path, origin).href));
    });

    await test.step('search engines read the same questions and answers as visitors', async () => {
      const read = (await graph(page)).get('FAQPage')?.mainEntity as {
        '@type': string;
        name: string;
        acceptedAnswer: { '@type': string; text: string };
      }[];
      const questions = page.locator('#faq details');
      const seen = await questions.evaluateAll((all) =>
        all.map((one) => ({
          name: one.querySelector('summary span:not([aria-hidden])')?.textContent,
          text: one.querySelector('p')?.textContent,
        })),
      );
      expect(seen).toHaveLength(words[language].faq.questions.length);
      expect(read.map(({ name, acceptedAnswer }) => ({ name, text: acceptedAnswer.text }))).toEqual(seen);
      for (const { '@type': type, acceptedAnswer } of read) {
        expect([type, acceptedAnswer['@type']]).toEqual(['Question', 'Answer']);
      }
    });

    await test.step('search engines read of a free app without a rating, and of the club that runs the site', async () => {
      const entities = await graph(page);
      const app = entities.get('MobileApplication');
      expect(app).toMatchObject({ name: brand[language], description: words[language].meta.description });
      expect(app?.offers).toMatchObject({ '@type': 'Offer', price: 0 });
      expect(JSON.stringify([...entities])).not.toMatch(/aggregateRating|review/i);
      const listings = Object.values(storeIds).filter(Boolean).length;
      expect((app?.downloadUrl as string[] | undefined) ?? []).toHaveLength(listings);

      const club = entities.get('Organization');
      // The same in every document, since they describe one entity.
      expect(club).toMatchObject({ name: brand.tr, alternateName: [brand.en], url: origin, email });
      await access(builtFile(String(club?.logo)));
      const accounts = Object.values(socialAccounts).filter(Boolean).length;
      expect((club?.sameAs as string[] | undefined) ?? []).toHaveLength(accounts);

      const site = entities.get('WebSite');
      expect(site).toMatchObject({ name: brand[language], inLanguage: language });
      expect(site?.url).toBe(await page.locator('link[rel="canonical"]').getAttribute('href'));
      expect(site?.publisher).toEqual({ '@id': club?.['@id'] });
      expect(app?.publisher).toEqual({ '@id': club?.['@id'] });
    });
  });
}

// The rest does not depend on the words.
test('after a switch of language in place the head is that of the other document', async ({ page }) => {
  /** The head's tags that crawlers and social networks read. */
  const description = () =>
    page
      .locator('title, meta[name="description"], meta[property], link[rel="canonical"]')
      .evaluateAll((tags) => tags.map((tag) => tag.outerHTML));
  await page.goto('/en/');
  const english = await description();
  await openWithReact(page, '/');
  expect(await description()).not.toEqual(english);
  await switchLanguage(page, 'en');
  expect(await description()).toEqual(english);
});

test('the tab’s icon and the browser’s own bar have colours for light and dark', async ({ page }) => {
  await test.step('the tab’s icon has two colours', async () => {
    await page.setContent(await readFile(sitePath('dist/favicon.svg'), 'utf8'));
    const colours = new Set<string>();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      colours.add(await page.locator('path').evaluate((path) => getComputedStyle(path).fill));
    }
    expect(colours.size).toBe(2);
  });

  await test.step('the browser’s own bar has the colour of the page', async () => {
    await page.goto('/');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const [bar, ground] = await page.evaluate(() => {
        const colours = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        const chosen = colours.find(({ media }) => matchMedia(media).matches);
        return [chosen?.content, getComputedStyle(document.body).backgroundColor].map(String);
      });
      expect(bar && formatHex(bar), colorScheme).toBe(formatHex(ground ?? ''));
    }
  });

  await test.step('the icon has three sizes, and browsers can draw it', async () => {
    const ico = await readFile(sitePath('dist/favicon.ico'));
    const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico.readUInt8(6 + 16 * index));
    expect(sizes).toEqual([16, 32, 48]);
    const drawnWidth = await page.evaluate(async () => {
      const icon = new Image();
      icon.src = '/favicon.ico';
      await icon.decode();
      return icon.naturalWidth;
    });
    expect(drawnWidth).toBe(48);
  });
});

test('crawlers may read everything and find the sitemap with both documents', async () => {
  await test.step('crawlers may read everything', async () => {
    // Crawlers ask for robots.txt at the host's root only. Below a path the build writes none.
    const robots = await readFile(sitePath('dist/robots.txt'), 'utf8').catch(() => undefined);
    expect(robots !== undefined).toBe(base === '/');
    expect(robots ?? '').not.toMatch(/^disallow/im);
    if (robots) await access(builtFile(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''));
  });

  await test.step('the sitemap has both documents, each with the other one', async () => {
    const sitemap = await readFile(sitePath('dist/sitemap.xml'), 'utf8');
    const entries = sitemap.match(/<url>.*?<\/url>/gs) ?? [];
    const addresses = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1]);
    const documentsByCode = languageCodes.map((code) => [code, origin + languages[code].folder]);
    expect(addresses).toEqual(documentsByCode.map(([, address]) => address));
    for (const entry of entries) {
      const alternates = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...named]) => named);
      expect(alternates).toEqual([...documentsByCode, ['x-default', origin]]);
    }
  });
});

test('an installed page has icons of the sizes it declares, some of which a mask may cut', async () => {
  const manifest = JSON.parse(await readFile(sitePath('dist/manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ name: brand.tr, lang: 'tr', start_url: base, scope: base });
  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  for (const { src, sizes, type } of icons) {
    const { width, height, format } = await sharp(builtFile(new URL(src, origin).href)).metadata();
    expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`);
    if (sizes !== 'any') expect(sizes).toBe(`${width}x${height}`);
  }
  expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
    '192x192',
    '512x512',
  ]);
});

/** Greatest distance of the mark from a tile's middle, as a fraction of the tile's side. */
async function reach(file: string): Promise<number> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ground = [...data.subarray(0, 3)];
  let farthest = 0;
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const differs = ground.some((value, channel) => Math.abs((data[pixel * 3 + channel] ?? 0) - value) > 40);
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    if (differs) farthest = Math.max(farthest, Math.hypot(x - info.width / 2, y - info.height / 2));
  }
  return farthest / info.width;
}

test('the mark stays whole under a round mask of 80 %, on an opaque ground', async () => {
  for (const file of ['icon-192.png', 'icon-512.png', 'apple-touch-icon.png']) {
    const distance = await reach(sitePath('dist', file));
    expect(distance, file).toBeGreaterThan(0.25);
    expect(distance, file).toBeLessThanOrEqual(0.4);
    expect((await sharp(sitePath('dist', file)).stats()).isOpaque, file).toBe(true);
  }
  expect((await sharp(sitePath('dist/apple-touch-icon.png')).metadata()).width).toBe(180);
});

test('the licences of all work of others that the page contains can be read at one address', async ({
  request,
}) => {
  const response = await request.get('/licenses.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  const titles = [...text.matchAll(/^(.+)\n=+$/gm)].map(([, title]) => title?.split(' ')[0]);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toEqual(expect.arrayContaining(['react', 'react-dom', 'scheduler', '@emailjs/browser']));
});

import { type Language, languageCodes, languages } from '../src/language/languages.ts';
import { loadContent } from '../src/language/load-content.ts';
import { sectionIds } from '../src/page/section-ids.ts';
import { statistics, storeIds } from '../src/settings.ts';
import type { Bundles } from './bundles.ts';
import { composeNotFound, composePage } from './document.ts';
import { documentPolicy } from './document-policy.ts';
import { structuredData } from './structured-data.ts';
import { symbolsIn } from './symbols.ts';

/**
 * Each language's page and its 404 page, by their paths below the base.
 *
 * @param connections what the page's scripts may ask, as sources of its policy
 */
export async function documentFiles(
  base: string,
  bundles: Bundles,
  connections: readonly string[],
): Promise<Record<string, string>> {
  const { page, notFound, prerender, scripts, fonts, printStyles } = bundles;

  function headOf({ script, counter, styles }: Bundles['page'], beforeStyles: string, scriptData = '') {
    const inline = counter ? [script, counter] : [script];
    const asked = counter ? [...connections, new URL(statistics.endpoint).origin] : connections;
    return [
      `<meta http-equiv="Content-Security-Policy" content="${documentPolicy(inline, styles, asked)}">`,
      beforeStyles,
      // Cloudflare would change a script's type, to run it later.
      `<script data-cfasync="false"${scriptData}>${script}</script>`,
      counter ? `<script data-cfasync="false" data-statistics>${counter}</script>` : '',
      `<style>${styles}</style>`,
      `<link rel="stylesheet" media="print" href="${printStyles}">`,
    ];
  }

  // The browser fetches the first picture before the styles and the body have arrived.
  const { srcset, sizes } = prerender.firstPicture;
  const preload = `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`;
  const scriptData = Object.entries(scripts).map(([name, address]) => ` data-${name}="${address}"`);

  async function pageIn(language: Language): Promise<string> {
    const rendered = await prerender.prerenderPage(language);
    const [firstView = ''] = rendered.html.split(`id="${sectionIds.features}"`);
    return composePage({
      ...rendered,
      language,
      base,
      head: headOf(page, preload, scriptData.join('')),
      fonts,
      // The first view is painted sooner when only its own symbols come before it.
      ...symbolsIn(firstView),
      structuredData: structuredData(language, await loadContent(language)),
      appStoreId: storeIds.appStore,
    });
  }

  async function notFoundIn(language: Language): Promise<string> {
    const rendered = await prerender.prerenderNotFound(language);
    const head = headOf(notFound, '');
    return composeNotFound({ ...rendered, language, base, head, fonts, ...symbolsIn(rendered.html) });
  }

  const files: Record<string, string> = {};
  for (const language of languageCodes) {
    const { folder } = languages[language];
    files[`${folder}index.html`] = await pageIn(language);
    files[`${folder}404.html`] = await notFoundIn(language);
  }
  return files;
}

/** The documents as HTML and CSS: valid as built, and with unique ids whatever React has done. */
import { readFile } from 'node:fs/promises';
import { HtmlValidate } from 'html-validate';
import { sendApplication, switchLanguage, toast } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';
import { sitePath } from './test-settings.mjs';

const validator = new HtmlValidate({
  // The living standard, and what of WCAG can be read in the markup.
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'no-missing-references': 'error',
    // The same navigation is in the header or in the menu, never in both at once. Axe checks each state.
    'unique-landmark': 'off',
    // A list may have a name: that of the two flags is named after what it chooses.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

/** What the validator says about a document, one line for each message. */
async function complaints(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}

test('whatever React has done, the documents are valid: ids are unique and references lead somewhere', async ({
  page,
}) => {
  await test.step('the documents are valid as built', async () => {
    for (const file of documents.flatMap(({ path }) => [`${path}index.html`, `${path}404.html`])) {
      const html = await readFile(sitePath('dist', file), 'utf8');
      expect(await complaints(html), file).toEqual([]);
      // The validator reads no times: Turkish writes them with a point, machines with a colon.
      for (const [element, attributes = '', text] of html.matchAll(/<time\b([^>]*)>([^<]*)/g)) {
        const [, time = text] = /\bdatetime="([^"]*)"/i.exec(attributes) ?? [];
        expect(time, element).toMatch(/^\d\d:\d\d$/);
      }
    }
  });
  await test.step('the page is valid after a success and a switch of language', async () => {
    await openWithReact(page);
    await sendApplication(page);
    await switchLanguage(page, 'en');
    await expect(toast(page, 'en')).toBeVisible();
    const body = await page.locator('#page').evaluate((element) => element.outerHTML);
    const now = `<!doctype html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`;
    expect(await complaints(now)).toEqual([]);
  });
});

test('the shorthand for underlines says no more than Safari reads in it', async () => {
  for (const { path } of documents) {
    const html = await readFile(sitePath('dist', `${path}index.html`), 'utf8');
    const values = [...html.matchAll(/text-decoration:([^;}]+)/g)].map(([, value]) => value);
    expect([...new Set(values)].sort(), path).toEqual(['none', 'underline']);
  }
});

/**
 * Whether the page still looks as last reviewed: each part, from phone to desktop, in both themes.
 *
 * Boxes, fonts and colours are compared as text, which every Chromium computes alike. The page's words are replaced by
 * stand-ins, so that the records hold for any words and both languages. `npm run looks` shows the page to eyes.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openInItsFonts, parts, readThrough } from './looks-page.ts';
import { readLooks, record, type Seen, settle, WIDTHS } from './looks-record.ts';

/** Height of the window, in px. */
const HEIGHT = 900;

/** The questions that the page has at least (spec §9). An owner may add more. */
const QUESTIONS = 9;

/** Puts as many words as their place commonly has in the place of the page's own, and takes out an owner's questions. */
const replaceWords = (page: Page) =>
  page.evaluate((questions) => {
    for (const added of [...document.querySelectorAll('#faq details')].slice(questions)) added.remove();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!textContent?.trim() || parentElement?.closest('script, style, svg')) continue;
      const isHeading = parentElement?.closest('h1, h2, h3, summary');
      const isParagraph = parentElement?.matches('p, li, dd');
      texts.currentNode.textContent = isHeading
        ? 'Bir oda ve bir başlık'
        : isParagraph
          ? 'Burada bir paragrafın yeri var; sözleri bu ölçü için fark etmez.'
          : 'Yedi oda';
    }
  }, QUESTIONS);

test('the page looks as last reviewed on a phone, a tablet and a desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openInItsFonts(page, '/');
  await replaceWords(page);
  const seen: Seen[][] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await readThrough(page);
    seen.push(await readLooks(page, Object.values(parts)));
  }
  for (const [index, name] of Object.keys(parts).entries()) {
    const file = `${name}.txt`;
    const before = await readFile(test.info().snapshotPath(file), 'utf8').catch(() => '');
    expect
      .soft(
        settle(before, record(seen.flatMap((part) => part[index] ?? []))),
        `${name} as last reviewed. If it is meant, run \`npm run looks:update\` and review what changed.`,
      )
      .toMatchSnapshot(file);
  }
});

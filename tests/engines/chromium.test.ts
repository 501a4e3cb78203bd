/** One journey in the whole of Chromium, as the other tests run in its headless shell. */
import { expect } from 'vitest';
import { words } from '../application-helpers.ts';
import { describeEngine } from './engine.ts';
import { flag, REST, sendsAnApplication } from './journeys.ts';
import { openChromium } from './puppeteer.ts';

describeEngine('chromium', openChromium, (test) => {
  test('reads a question, changes the language there and back, and sends an application', async ({
    visitor,
  }) => {
    await visitor.click('header nav a[href="#faq"]');
    await visitor.restsAt('#faq', REST);
    await visitor.click('#faq summary');
    await expect.poll(() => visitor.sees('#faq details p')).toBe(true);
    for (const language of ['en', 'tr'] as const) {
      await visitor.click(flag(language));
      await expect.poll(() => visitor.text('h1')).toBe(words[language].hero.title);
    }
    await sendsAnApplication(visitor);
  });
});

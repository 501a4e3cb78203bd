/** The call to download, the question for a hotel nearby, and the message for a hotel that is not in the club yet. */
import type { Page } from '@playwright/test';
import { brand, origin } from '../site.config.ts';
import { field, keptDraft, openBeforeReact, switchLanguage, words } from './application-helpers.ts';
import { expect, type Language, test } from './fixtures.ts';
import { openWithReact, reactTakesOver } from './react-ready.ts';

const stores = (page: Page) =>
  page.locator('#app-store a[href*="apple.com"], #app-store a[href*="google.com"]');
const tell = (page: Page, name: string) =>
  page.locator('#app-store').getByRole('button', { name, exact: true });

test.describe('on an Android phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile' });

  test('Google Play comes first', async ({ page }) => {
    await openWithReact(page);
    await expect(stores(page).first()).toContainText('Google Play');
    await expect(stores(page).last()).toContainText('App Store');
  });
});

const { message, share, whatsApp, copy, copied, notCopied } = words.tr.store.tell;
const address = `${origin}#hotels-section`;

test.describe('The message to a hotel', () => {
  test('goes to the share sheet; when that is refused, not closed or still open, other ways are offered', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      let close: ((fault?: string) => void) | undefined;
      navigator.share = (data) =>
        new Promise((resolve, reject) => {
          shared.push(data ?? {});
          const end = (fault?: string) => (fault ? reject(new DOMException('', fault)) : resolve());
          if (close) return end('InvalidStateError');
          close = (fault) => {
            close = undefined;
            end(fault);
          };
        });
      Object.assign(window, { shared, closeSheet: (fault?: string) => close?.(fault) });
    });
    const closeSheet = (fault?: string) =>
      page.evaluate(
        (name) => (window as unknown as { closeSheet: (name?: string) => void }).closeSheet(name),
        fault,
      );
    // iOS also calls the state invalid when no sheet is open.
    for (const refusal of ['NotAllowedError', 'InvalidStateError']) {
      await openWithReact(page);
      await test.step('a share that is pressed again, succeeds or is closed offers nothing else', async () => {
        for (const end of [undefined, 'AbortError']) {
          await tell(page, share).click();
          await tell(page, share).click();
          await closeSheet(end);
          await expect(tell(page, share)).toBeFocused();
          await expect(page.getByRole('link', { name: whatsApp })).toHaveCount(0);
        }
      });
      await test.step(`${refusal} offers WhatsApp and a copy in its place`, async () => {
        await tell(page, share).click();
        await closeSheet(refusal);
        await expect(page.getByRole('link', { name: whatsApp })).toBeFocused();
        await expect(tell(page, copy)).toBeVisible();
        await expect(tell(page, share)).toHaveCount(0);
      });
    }
    await test.step('each share has the message and the address', async () => {
      const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
      expect(shared).toEqual(Array(5).fill({ text: message, url: address }));
    });
  });

  test('can be copied; if that is refused, the page shows it to select', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWithReact(page);
    await test.step('the message is copied, and the page says so', async () => {
      await tell(page, copy).click();
      await expect(page.locator('#app-store').getByRole('status')).toHaveText(copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${message} ${address}`);
    });

    await test.step('where copying is refused the page shows the message', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await tell(page, copy).click();
      await expect(page.locator('#app-store').getByRole('status')).toHaveText(
        `${notCopied} ${message} ${address}`,
      );
    });
  });
});

test('on other devices the App Store comes first, and WhatsApp gets the message', async ({ page }) => {
  await openWithReact(page);
  await test.step('the App Store comes first', async () => {
    await expect(stores(page).first()).toContainText('App Store');
  });
  await test.step('only a desktop shows the code to scan, and both stores’ links have one size', async () => {
    const code = page.locator('#app-store').getByRole('img', { name: words.tr.store.qrAlt });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      // A phone shows no code, since it cannot scan its own screen.
      const isPhone = width === 390;
      await expect(code).toBeVisible({ visible: !isPhone });
      await expect(page.getByText(words.tr.store.lead.extra)).toBeVisible({ visible: !isPhone });
      const sizes = await stores(page).evaluateAll((links) =>
        links.map((link) => `${Math.round(link.clientWidth)} × ${Math.round(link.clientHeight)}`),
      );
      expect(new Set(sizes).size, sizes.join()).toBe(1);
    }
  });

  await test.step('WhatsApp gets the message in the page’s language', async () => {
    const messageOf = async (name: string) =>
      new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
    const target = await messageOf(whatsApp);
    expect(target.origin + target.pathname).toBe('https://wa.me/');
    expect(target.searchParams.get('text')).toBe(`${message} ${address}`);
    expect(message).toContain(brand.tr);
    await switchLanguage(page, 'en');
    const english = words.en.store.tell;
    expect((await messageOf(english.whatsApp)).searchParams.get('text')).toBe(
      `${english.message} ${origin}en/#hotels-section`,
    );
  });

  await test.step('the tag hangs over the next section, also where others follow that one', async () => {
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('section')));
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const seen = await page.locator('#app-store .punched-top').evaluate((tag) => {
        tag.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, width, bottom } = tag.getBoundingClientRect();
        const y = bottom - 20;
        const hangs = y > (document.querySelector('#app-store')?.getBoundingClientRect().bottom ?? y);
        return { hangs, isOnTop: tag.contains(document.elementFromPoint(x + width / 2, y)) };
      });
      expect(seen, `${width} px`).toEqual({ hangs: true, isOnTop: true });
    }
  });
});

test.describe('The question for a hotel nearby', () => {
  const ask = (page: Page, place = '#app-store', language: Language = 'tr') => {
    const { question, link } = words[language].application.nearby;
    return page.locator(place).getByRole('link', { name: `${question} ${link}`, exact: true });
  };
  const question = words.tr.application.nearby.message;

  test('leads to the form, and is written into its message and draft in the page’s language', async ({
    page,
  }) => {
    await openWithReact(page);
    await test.step('Enter on the link leads to the form, whose message and draft have the question', async () => {
      await ask(page).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#hotel-application$/);
      await expect(field(page, 'message')).toHaveValue(question);
      await expect.poll(async () => (await keptDraft(page))?.message).toBe(question.trim());
    });

    await test.step('the question is also beside the answer on choosing a hotel', async () => {
      await switchLanguage(page, 'en');
      const { faq, application } = words.en;
      await expect(ask(page, '#faq', 'en')).toBeHidden();
      const aboutChoosing = faq.questions.find(({ isAboutChoosing }) => isAboutChoosing);
      await page.getByText(aboutChoosing?.question ?? '').click();
      expect((await ask(page, '#faq', 'en').boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await ask(page, '#faq', 'en').click();
      await expect(field(page, 'message')).toHaveValue(application.nearby.message);
    });
  });

  test('never replaces what the visitor wrote, in this page or an earlier one', async ({ page }) => {
    await openWithReact(page);
    await test.step('what is typed on this page stays', async () => {
      await field(page, 'message').fill('12 odamız var.');
      await expect.poll(async () => (await keptDraft(page))?.message).toBe('12 odamız var.');
      await ask(page).click();
      await expect(page).toHaveURL(/#hotel-application$/);
      await expect(field(page, 'message')).toHaveValue('12 odamız var.');
    });

    await test.step('what was typed on an earlier page stays', async () => {
      const letReactCome = await openBeforeReact(page);
      await ask(page).click();
      letReactCome();
      await reactTakesOver(page);
      await expect(page).toHaveURL(/#hotel-application$/);
      await expect(field(page, 'message')).toHaveValue('12 odamız var.');
    });
  });
});

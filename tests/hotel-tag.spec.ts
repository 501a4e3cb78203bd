/** The hotels' tag: a name written on it is the application's hotel name, too. */
import type { Page } from '@playwright/test';
import { field, keptDraft, openBeforeReact, switchLanguage, words } from './application-helpers.ts';
import { spaceText } from './fits.ts';
import { documents, expect, type Language, test } from './fixtures.ts';
import { openWithReact, reactTakesOver } from './react-ready.ts';

const tag = (page: Page) => page.locator('[data-sample="hotel-tag"]');
const name = (page: Page, language: Language = 'tr') =>
  tag(page).getByLabel(words[language].application.fields.hotelName.label, { exact: true });
const draftsHotel = async (page: Page) => (await keptDraft(page))?.hotelName;

test('a name on the tag is written into the form, and replaces nothing typed', async ({ page }) => {
  await openWithReact(page);
  await test.step('a typed name is written into the form and its draft', async () => {
    await name(page).focus();
    await page.keyboard.type('Patili Konak');
    await expect(field(page, 'hotelName')).toHaveValue('Patili Konak');
    await expect.poll(() => draftsHotel(page)).toBe('Patili Konak');
  });
  await test.step('Enter leads to the form, and Tab to its first field', async () => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#hotel-application$/);
    await expect(field(page, 'hotelName')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(field(page, 'hotelName')).toBeFocused();
  });

  await test.step('the name stays in the other language, and the link leads to the form', async () => {
    await page.evaluate(() => history.replaceState(null, '', '/'));
    await switchLanguage(page, 'en');
    await expect(name(page, 'en')).toHaveValue('Patili Konak');
    await page.locator('#hotels-section').getByRole('link', { name: words.en.hotels.apply }).click();
    await expect(page).toHaveURL(/#hotel-application$/);
  });

  await test.step('the tag replaces a name of its own, and nothing that the visitor wrote in the form', async () => {
    await name(page, 'en').fill('');
    await expect(field(page, 'hotelName')).toHaveValue('');
    await field(page, 'hotelName').fill('Çınar Pet Oteli');
    await name(page, 'en').fill('Patili Konak');
    await expect(field(page, 'hotelName')).toHaveValue('Çınar Pet Oteli');
    // The tag writes into an emptied field again.
    await field(page, 'hotelName').fill(' ');
    await name(page, 'en').fill('Patili Konaklar');
    await expect(field(page, 'hotelName')).toHaveValue('Patili Konaklar');
  });

  await test.step('the tag takes 40 letters', async () => {
    await name(page, 'en').fill('');
    await name(page, 'en').focus();
    await page.keyboard.type('W'.repeat(45));
    await expect(name(page, 'en')).toHaveValue('W'.repeat(40));
    await expect(field(page, 'hotelName')).toHaveValue('W'.repeat(40));
  });

  await test.step('a pasted line break is a space, and the caret stays at its place', async () => {
    await field(page, 'message').fill('Çınar\nPet\n');
    await field(page, 'message').press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+c');
    await name(page, 'en').fill('Oteli');
    await name(page, 'en').press('Home');
    await page.keyboard.press('ControlOrMeta+v');
    await page.keyboard.type('Kedi ');
    await expect(name(page, 'en')).toHaveValue('Çınar Pet Kedi Oteli');
    await expect(field(page, 'hotelName')).toHaveValue('Çınar Pet Kedi Oteli');
  });

  await test.step('the tag grows with a text that the visitor spaces out', async () => {
    await name(page, 'en').fill('Gülümseyen Köpekler ve Kediler Pansiyonu');
    await spaceText(page);
    // The last line's descenders may reach a little below it.
    const hidden = await name(page, 'en').evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    expect(hidden).toBeLessThanOrEqual(2);
  });
});

for (const { language, path } of documents) {
  test(`names are shown whole on the tag, in at least 15 px, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openWithReact(page, path);
    for (const [hotel, most] of [
      ['Çınar Pet Oteli', 2],
      ['Mavi Patiler Köpek Oteli', 2],
      ['Gülümseyen Köpekler ve Kediler Pansiyonu', 3],
      ['W'.repeat(40), 4],
    ] as const) {
      await name(page, language).fill(hotel);
      const { size, lines, room, column } = await name(page, language).evaluate((area) => {
        const { fontSize, lineHeight } = getComputedStyle(area);
        const { scrollHeight, scrollWidth, clientHeight, clientWidth } = area;
        // The text alone is measured in a field of no height.
        area.style.height = '0';
        const lines = area.scrollHeight / Number.parseFloat(lineHeight);
        area.style.height = '';
        return {
          size: Number.parseFloat(fontSize),
          lines,
          room: clientHeight - scrollHeight,
          column: clientWidth - scrollWidth,
        };
      });
      expect(size, hotel).toBeGreaterThanOrEqual(15);
      expect(Math.floor(lines), hotel).toBeLessThanOrEqual(most);
      expect([room, column], hotel).toEqual([0, 0]);
    }
  });
}

// The first script answers Enter, also once React is there.
test('Enter that ends a composition on the tag does not go on', async ({ page }) => {
  await page.goto('/');
  await name(page).focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'ペット', selectionStart: 3, selectionEnd: 3 });
  // As a system's input method does: the key is its own, and the composed text is inserted.
  await devtools.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  });
  await devtools.send('Input.insertText', { text: 'ペット' });
  await expect(name(page)).toHaveValue('ペット');
  await expect(page).toHaveURL('/');
  await name(page).press('Enter');
  await expect(page).toHaveURL(/#hotel-application$/);
  await expect(name(page)).toHaveValue('ペット');
});

test('a name on the tag before React is written into the form when React has come', async ({ page }) => {
  const letReactCome = await openBeforeReact(page);
  await test.step('form, draft and tag have the name when React has come', async () => {
    await name(page).fill('Patili\nKonak');
    await name(page).press('Enter');
    await expect(page).toHaveURL(/#hotel-application$/);
    letReactCome();
    await reactTakesOver(page);
    await expect(field(page, 'hotelName')).toHaveValue('Patili Konak');
    await expect.poll(() => draftsHotel(page)).toBe('Patili Konak');
    await expect(name(page)).toHaveValue('Patili Konak');
  });

  await test.step('a name in the draft stays', async () => {
    await field(page, 'hotelName').fill('Çınar Pet Oteli');
    await expect.poll(() => draftsHotel(page)).toBe('Çınar Pet Oteli');
    const letReactComeAgain = await openBeforeReact(page, '/en/');
    await name(page, 'en').fill('Patili Konak');
    letReactComeAgain();
    await reactTakesOver(page);
    // By now the tag has said all that it says to the form.
    await name(page, 'en').press('Enter');
    await expect(page).toHaveURL(/#hotel-application$/);
    await expect(field(page, 'hotelName')).toHaveValue('Çınar Pet Oteli');
  });
});

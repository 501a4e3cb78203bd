/** The draft of an application, which stays with its tab until it is sent. `faults.spec.ts` checks cached pages. */
import {
  anApplication,
  answerSends,
  emptyApplication,
  field,
  fillApplication,
  keptDraft,
  openBeforeReact,
  openWithStoppedClock,
  sendApplication,
  submitButton,
  switchLanguage,
  toast,
  typedApplication,
  watchSends,
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';
import { setTabHidden } from './reading-helpers.ts';

test('a draft goes with the visitor through documents and languages, and nowhere else', async ({
  page,
  context,
}) => {
  const application = anApplication();
  await openWithReact(page);
  await fillApplication(page, application);
  await test.step('the draft goes through documents and languages', async () => {
    // The draft is kept while the page is open, since a crash leaves no time to keep it.
    await expect.poll(() => keptDraft(page)).toEqual(application);
    await openWithReact(page, '/en/');
    expect(await typedApplication(page)).toEqual(application);
    await switchLanguage(page, 'tr');
    expect(await typedApplication(page)).toEqual(application);
    await field(page, 'message').fill('Kısa bir soru.');
    await openWithReact(page, '/');
    expect(await typedApplication(page)).toEqual({ ...application, message: 'Kısa bir soru.' });
  });

  await test.step('it is in nothing that outlives the tab, and not in the address', async () => {
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(application.phone);
    expect(await context.cookies()).toEqual([]);
    await expect(page).toHaveURL('/');
  });
  await test.step('another tab has an empty form', async () => {
    const other = await context.newPage();
    await openWithReact(other);
    expect(await typedApplication(other)).toEqual(emptyApplication);
  });
});

test('a draft never replaces what the visitor types and submits before the script is there', async ({
  page,
}) => {
  const draft = anApplication();
  const sends = watchSends(page);
  // An earlier page left the draft in the tab.
  await page.addInitScript(
    (kept) => sessionStorage.setItem('pet-hotel-club.draft', JSON.stringify(kept)),
    draft,
  );
  await test.step('what is typed meanwhile stays, and the rest is the draft’s', async () => {
    const release = await openBeforeReact(page);
    await field(page, 'contactName').fill('Şule');
    release();
    await expect.poll(() => typedApplication(page)).toEqual({ ...draft, contactName: 'Şule' });
    await expect.poll(() => keptDraft(page)).toEqual({ ...draft, contactName: 'Şule' });
  });

  await test.step('a submit that waits for the script sends what was on the page', async () => {
    const release = await openBeforeReact(page);
    await sendApplication(page, { ...anApplication(), hotelName: '', message: '' });
    release();
    await expect(toast(page, 'tr')).toBeVisible();
    expect(sends[0]?.postDataJSON().template_params).toMatchObject({ hotel_name: '', message: '' });
    expect(await keptDraft(page)).toBeNull();
  });
});

test('a draft is kept at once when the page is left or hidden, and ends when all is deleted', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await test.step('it is kept when the page is left', async () => {
    await field(page, 'message').fill('Bir soru');
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect(await keptDraft(page)).toEqual({ ...emptyApplication, message: 'Bir soru' });
  });
  await test.step('it is kept when the page is hidden', async () => {
    await field(page, 'message').fill('Bir soru daha');
    await setTabHidden(page, true);
    expect(await keptDraft(page)).toEqual({ ...emptyApplication, message: 'Bir soru daha' });
  });

  await test.step('it ends when all is deleted', async () => {
    await field(page, 'message').fill('');
    await page.clock.runFor(5000);
    expect(await keptDraft(page)).toBeNull();
  });
});

test('where storage has no room for a draft the page goes on and sends', async ({ page }) => {
  await openWithReact(page);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        while (true) sessionStorage.setItem(`x${sessionStorage.length}`, 'x'.repeat(size));
      } catch {
        // The storage is full for this size; try a smaller one.
      }
    }
  });
  await answerSends(page, 200);
  const application = anApplication();
  await fillApplication(page, application);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(await keptDraft(page)).toBeNull();
  expect(await typedApplication(page)).toEqual(application);
  await submitButton(page).click();
  await expect(toast(page, 'tr')).toBeVisible();
  expect(await typedApplication(page)).toEqual(emptyApplication);
});

/**
 * No application is ever lost: the real page and the real service with faults in between. After each fault the page
 * says the same words (spec §8) and keeps what is typed. Once the fault is over, the application arrives once.
 */
import type { Page } from '@playwright/test';
import type { Application } from '../contract/fields.ts';
import { SEND_PATH } from '../contract/wire-contract.ts';
import {
  anApplication,
  asShown,
  emailClientChunk,
  emptyApplication,
  exact,
  failureNoise,
  field,
  fillApplication,
  fillBeforeTheNetworkGoes,
  form,
  keptDraft,
  mailsAbout,
  sendApplication,
  submitButton,
  toast,
  typedApplication,
  watchRequests,
  words,
} from './application-helpers.ts';
import { leaveAndReturn, withBackForwardCache } from './back-forward-cache.ts';
import {
  answers,
  answersHalfAHead,
  answersHalfAText,
  answersWithPage,
  type Fault,
  passesOn,
  resets,
} from './fault-server.ts';
import { expect, type Language, testWithFaults as test } from './fixtures.ts';
import { moveFirst, openWithReact } from './react-ready.ts';

test.use({ expectedConsole: failureNoise });

/** Sends what is typed and expects all of a failure: the exact words, and nothing lost. */
async function expectFailure(page: Page, language: Language, application: Application): Promise<void> {
  const { failure, failureMessage } = exact[language];
  const notice = toast(page, language);
  await expect(notice.getByText(failure, { exact: true })).toBeVisible();
  await expect(notice.getByText(failureMessage, { exact: true })).toBeVisible();
  expect(await typedApplication(page)).toEqual(application);
  await expect.poll(() => keptDraft(page)).toEqual(application);
  await expect(submitButton(page)).toBeEnabled();
  await expect(submitButton(page)).toHaveText(words[language].application.submit, asShown);
  // The failure is also beside the form, where it does not disappear by itself.
  await notice.getByRole('button').click();
  await expect(notice).toBeHidden();
  await expect(form(page)).toContainText(words[language].application.notSent);
}

/** Sends what is typed and expects it to arrive: one mail, whatever happened before, and empty fields. */
async function expectArrival(page: Page, language: Language, application: Application): Promise<void> {
  await submitButton(page).click();
  const notice = toast(page, language);
  await expect(notice.getByText(exact[language].success, { exact: true })).toBeVisible();
  await expect(form(page)).not.toContainText(exact[language].failure);
  expect(await typedApplication(page)).toEqual(emptyApplication);
  expect(await keptDraft(page)).toBeNull();
  expect(await mailsAbout(application.phone)).toHaveLength(1);
  await notice.getByRole('button').click();
}

test('a host’s page in a script’s place counts as a script that fails to load', async ({ page, faults }) => {
  // The document is not read in the page, which would then have the scripts in its cache.
  const document = await (await page.request.get('/')).text();
  const [client = '', emailClient = ''] = ['client', 'email-client'].map(
    (name) => new RegExp(` data-${name}="([^"]+)"`).exec(document)?.[1],
  );
  await test.step('React', async () => {
    faults.set(client, answersWithPage);
    await page.goto('/');
    await moveFirst(page);
    await expect(
      form(page).getByRole('link', { name: words.tr.application.withoutScript.link }),
    ).toBeVisible();
  });
  await test.step('the e-mail client', async () => {
    faults.set(emailClient, answersWithPage);
    await openWithReact(page);
    const application = await sendApplication(page);
    await expectFailure(page, 'tr', application);
    faults.lift();
    await expectArrival(page, 'tr', application);
  });
});

// `src/application/email-client.test.ts` lists what counts as a page.
test('a refusal, a foreign page or a broken connection is the one failure (spec §8)', async ({
  page,
  context,
  faults,
}) => {
  const answered = (fault: Fault) => () => faults.set(SEND_PATH, fault);
  const lift = () => faults.lift();
  /** How a fault begins and ends, and how many applications the service has taken when the page sees a failure. */
  const rows: Record<string, [begin: () => unknown, end: () => unknown, taken: number]> = {
    'a refusal': [answered(answers(403)), lift, 0],
    'a fallback page with status 200': [answered(answersWithPage), lift, 0],
    'no network': [() => context.setOffline(true), () => context.setOffline(false), 0],
    'a refused connection': [() => faults.close(), () => faults.listen(), 0],
    'a reset connection': [answered(resets), lift, 0],
    'an answer cut within its headers': [answered(answersHalfAHead), lift, 1],
    'an answer cut within its body': [answered(answersHalfAText), lift, 1],
  };
  await openWithReact(page, '/en/');
  const application = anApplication();
  await fillBeforeTheNetworkGoes(page, application);
  for (const [name, [begin, end, taken]] of Object.entries(rows)) {
    await test.step(name, async () => {
      await begin();
      await submitButton(page).click();
      await expectFailure(page, 'en', application);
      expect(await mailsAbout(application.phone)).toHaveLength(taken);
      await end();
    });
  }
  await expectArrival(page, 'en', application);
});

test('an e-mail client that cannot be fetched is tried under fresh addresses', async ({ page, faults }) => {
  const chunk = `/assets/${await emailClientChunk()}`;
  const tried = watchRequests(page, new RegExp(chunk));
  let failed = 0;
  page.on('requestfailed', (request) => {
    if (request.url().includes(chunk)) failed += 1;
  });
  faults.set(chunk, resets);
  await openWithReact(page);
  const application = anApplication();
  await fillApplication(page, application);
  await test.step('after tries under fresh addresses the failure is shown, and nothing has arrived', async () => {
    // Filling in the form tries twice. Sending waits for these tries, and after them tries twice itself.
    await expect.poll(() => failed).toBeGreaterThanOrEqual(2);
    await submitButton(page).click();
    await expectFailure(page, 'tr', application);
    expect(tried.length).toBeGreaterThanOrEqual(4);
    const fresh = tried.filter((address) => address.includes('?'));
    expect(new Set(fresh).size).toBeGreaterThanOrEqual(2);
    expect(await mailsAbout(application.phone)).toHaveLength(0);
  });

  await test.step('a browser that remembers the failed address still gets it under another', async () => {
    faults.set(chunk, (incoming, ...rest) =>
      (incoming.url?.includes('?') ? passesOn : resets)(incoming, ...rest),
    );
    await expectArrival(page, 'tr', application);
  });
});

test('a page that comes back from the cache has what a later page left, and does not go on sending', async ({
  playwright,
  launchOptions,
  faults,
}) => {
  await withBackForwardCache({ playwright, launchOptions }, async (page) => {
    const english = `${faults.url}/en/`;
    const written = anApplication();
    const grown = { ...written, message: 'One more thing.' };
    const card = page.locator('[data-sample="check-in"]');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithReact(page, faults.url);
    await fillApplication(page, written);
    await test.step('it has the draft and the guest of the later page', async () => {
      await leaveAndReturn(page, english, async () => {
        await moveFirst(page);
        await expect.poll(() => typedApplication(page)).toEqual(written);
        await card.getByRole('textbox').fill('Pamuk');
        await card.getByRole('textbox').press('Enter');
        await field(page, 'message').fill(grown.message);
        await expect.poll(() => keptDraft(page)).toEqual(grown);
      });
      expect(await typedApplication(page)).toEqual(grown);
      for (const sample of [card, page.locator('[data-sample="status"]')]) {
        await expect(sample).toContainText('Pamuk');
      }
    });

    let cut = () => {};
    faults.set(SEND_PATH, (incoming) => {
      cut = () => {
        // Browsers try a connection that broke unused once more by themselves.
        faults.set(SEND_PATH, resets);
        incoming.socket.resetAndDestroy();
      };
    });
    await test.step('left while it sends, it shows a failure, and what is sent then arrives once', async () => {
      await submitButton(page).click();
      await expect(submitButton(page)).toBeDisabled();
      await expect.poll(() => faults.met).toBe(1);
      await leaveAndReturn(page, english, async () => {
        await moveFirst(page);
        await expect.poll(() => typedApplication(page)).toEqual(grown);
        await expect(submitButton(page)).toBeEnabled();
        cut();
      });
      await expectFailure(page, 'tr', grown);
      faults.lift();
      await expectArrival(page, 'tr', grown);
    });

    await test.step('what the later page has sent is in it no more', async () => {
      const next = anApplication();
      await fillApplication(page, next);
      await leaveAndReturn(page, english, async () => {
        await moveFirst(page);
        await expect.poll(() => typedApplication(page)).toEqual(next);
        await submitButton(page).click();
        await expect(toast(page, 'en')).toBeVisible();
      });
      expect(await typedApplication(page)).toEqual(emptyApplication);
    });
  });
});

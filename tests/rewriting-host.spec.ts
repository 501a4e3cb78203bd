/** The page behind a host that rewrites it on the way, as Cloudflare does: it hides e-mail addresses and defers scripts. */
import { email } from '../site.config.ts';
import { type Fault, respond } from './fault-server.ts';
import { documents, expect, testWithFaults as test } from './fixtures.ts';
import { moveFirst, reactTakesOver } from './react-ready.ts';

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Hides addresses in links and text, as "Email Address Obfuscation" does. Scripts and styles stay as they are. */
const hideAddresses = (html: string) =>
  html
    .split(/(<(?:script(?![^>]*json)|style)\b.*?<\/(?:script|style)>)/s)
    .map((part) =>
      /^<(script|style)/.test(part)
        ? part
        : part
            .replace(/mailto:[^"?]+@[^"?]+/g, '/cdn-cgi/l/email-protection#e88a81848f81')
            .replace(ADDRESS, '[email&#160;protected]'),
    )
    .join('');

/** Takes scripts their type, as "Rocket Loader" does to run them later, unless they say first that it must not. */
const deferScripts = (html: string) =>
  html.replace(
    /<script\b(?!(?:(?!\ssrc=)[^>])*\sdata-cfasync="false"|[^>]*json)/g,
    '<script type="a1b2-text/javascript"',
  );

const rewritesPages: Fault = async (_incoming, response, forward) => {
  const answer = await forward();
  const isPage = answer.headers['content-type']?.startsWith('text/html');
  respond(response, isPage ? { ...answer, body: deferScripts(hideAddresses(String(answer.body))) } : answer);
};

for (const { language, path } of documents) {
  test(`in ${language} addresses can be read before React, scripts run, and React keeps the page`, async ({
    page,
    faults,
  }) => {
    faults.set('/', rewritesPages);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'runs');
    const link = page.locator('footer').getByRole('link', { name: email });
    await expect(link).toHaveAttribute('href', `mailto:${email}`);
    const placeholder = await page.locator('#email').getAttribute('placeholder');
    expect(placeholder).toMatch(ADDRESS);
    const data = JSON.parse(String(await page.locator('script[type="application/ld+json"]').textContent()));
    expect(data['@graph']).toContainEqual(expect.objectContaining({ email }));

    await link.evaluate((element) => Object.assign(element, { isTheFirst: true }));
    await moveFirst(page);
    await reactTakesOver(page);
    expect(await link.evaluate((element) => 'isTheFirst' in element)).toBe(true);
  });
}

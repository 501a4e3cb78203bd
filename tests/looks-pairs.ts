/**
 * Photographs the last commit's page and this one's, part by part, and lays what differs side by side, with the
 * differences as a third picture, into `.looks/index.html`. It is for eyes and has no opinion.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import config from '../playwright.config.ts';
import { documents, expect } from './fixtures.ts';
import { openInItsFonts, parts, readThrough } from './looks-page.ts';
import { startIn } from './owners-site.ts';
import { markWhenReady } from './react-ready.ts';
import { TEST_LIMIT } from './test-limits.ts';
import { SITE_FOLDER } from './test-settings.mjs';
import { freePort } from './web-servers.ts';

const FOLDER = '.looks';

/** The last commit's files. They are built with the packages at hand. */
const COMMIT = join(FOLDER, 'commit');

/** How different, 0 to 255, a channel of a pixel may be: browsers do not draw every edge alike twice. */
const TOLERANCE = 12;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Serves the page that the project in a folder built. */
async function serve(project: string): Promise<{ origin: string; stop: () => void }> {
  const port = String(await freePort());
  const main = resolve(project, 'service/main.ts');
  const service = startIn(join(project, SITE_FOLDER), { PORT: port }, '--import', 'tsx', main);
  const origin = `http://localhost:${port}`;
  await expect(async () => expect((await fetch(origin)).ok).toBe(true)).toPass({ timeout: TEST_LIMIT });
  return { origin, stop: () => service.kill() };
}

/** Every part of a project's page, in both languages and themes, at a phone's and a desktop's width. */
async function photograph(browser: Browser, project: string): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const { origin, stop } = await serve(project);
  for (const viewport of [390, 1280]) {
    for (const { language, path } of documents) {
      const context = await browser.newContext({
        viewport: { width: viewport, height: 900 },
        reducedMotion: 'reduce',
      });
      await markWhenReady(context);
      // At noon room 7 stays at the hour that the page opens with.
      await context.addInitScript(() => {
        Date.prototype.getHours = () => 12;
      });
      const page = await context.newPage();
      await openInItsFonts(page, origin + path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await readThrough(page);
        const whole = sharp(await page.screenshot({ fullPage: true }));
        for (const [name, selector] of Object.entries(parts)) {
          // In whole px. The page is scrolled to its top.
          const [left = 0, top = 0, width = 0, height = 0] = await page.evaluate((wanted) => {
            const box = document.querySelector(wanted)?.getBoundingClientRect();
            return [box?.x, box?.y, box?.width, box?.height].map((length = 0) => Math.round(length));
          }, selector);
          const picture = whole.clone().extract({ left, top, width, height });
          pictures.set(`${name}-${viewport}-${language}-${colorScheme}`, await picture.png().toBuffer());
        }
      }
      await context.close();
    }
  }
  stop();
  return pictures;
}

/** A picture of what differs between two, in black on white, and in how many pixels. */
async function differences(before: Buffer, now: Buffer): Promise<{ picture: Buffer; pixels: number }> {
  const sizes = await Promise.all([before, now].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all(
    [before, now].map((picture) =>
      sharp(picture)
        .removeAlpha()
        .resize({ width, height, fit: 'contain', position: 'left top', background: 'white' })
        .raw()
        .toBuffer(),
    ),
  );
  const gray = Buffer.alloc(width * height, 255);
  let pixels = 0;
  for (let at = 0; at < gray.length; at += 1) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((one?.[at * 3 + channel] ?? 0) - (other?.[at * 3 + channel] ?? 0)) > TOLERANCE,
    );
    if (!differs) continue;
    gray[at] = 0;
    pixels += 1;
  }
  const picture = await sharp(gray, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return { picture, pixels };
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
git('worktree', 'prune');
git('worktree', 'add', '--detach', COMMIT, 'HEAD');
await symlink(resolve('node_modules'), join(COMMIT, 'node_modules'), 'junction');
try {
  for (const cwd of [COMMIT, '.']) {
    execFileSync(process.execPath, ['tests/build-site.mjs'], { cwd, stdio: 'inherit' });
  }
  const browser = await chromium.launch(config.use?.launchOptions);
  const before = await photograph(browser, COMMIT);
  const now = await photograph(browser, '.');
  await browser.close();

  const rows: string[] = [];
  const same: string[] = [];
  for (const [name, picture] of now) {
    const earlier = before.get(name) ?? picture;
    const { picture: difference, pixels } = await differences(earlier, picture);
    if (pixels === 0) {
      same.push(name);
      continue;
    }
    const files = { before: earlier, now: picture, difference };
    for (const [kind, content] of Object.entries(files)) {
      await writeFile(join(FOLDER, `${name}-${kind}.png`), content);
    }
    const images = Object.keys(files).map((kind) => `<img src="${name}-${kind}.png" alt="${kind}">`);
    rows.push(`<h2>${name}: ${pixels} pixels differ</h2><div>${images.join('')}</div>`);
  }
  await writeFile(
    join(FOLDER, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Looks</title>
<style>div { display: flex; gap: 8px; align-items: start } img { max-width: 33%; outline: 1px solid }</style>
<h1>${git('log', '-1', '--format=%h %s')}, and the working tree</h1>
${rows.join('\n')}
<p>No difference: ${same.join(', ')}</p>
`,
  );
  console.log(`${rows.length} of ${now.size} pictures differ from the last commit's: ${FOLDER}/index.html`);
} finally {
  git('worktree', 'remove', '--force', COMMIT);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { findEngine, findProgram } from '../find-program.mjs';
import { freePort } from '../web-servers.ts';
import type { Browser } from './browser.ts';

const keys = {
  ArrowRight: Key.ARROW_RIGHT,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
};

/** Starts a virtual screen and returns its name: WebKitGTK has no mode without a window. */
async function openScreen(): Promise<{ screen: ChildProcess; name: string }> {
  const screen = spawn(
    findProgram('Xvfb') ?? '',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [number] = await once(screen.stdout, 'data');
  return { screen, name: `:${String(number).trim()}` };
}

/** Starts WebKitGTK's small browser, driven by WebDriver. */
export async function openWebKit(): Promise<Browser> {
  const { screen, name } = await openScreen();
  const port = await freePort();
  const service = new DriverService(findEngine('webkit') ?? '', {
    hostname: '127.0.0.1',
    port,
    args: [`--port=${port}`],
    // Layers would be composited by a graphics card that is simulated, which takes two fifths of the processor's time.
    env: { ...process.env, DISPLAY: name, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const driver = await new Builder()
    .forBrowser('MiniBrowser')
    .usingServer(await service.start())
    .build();
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    async resize(width, height) {
      const [frameWidth, frameHeight] = await driver.executeScript<[number, number]>(() => [
        outerWidth - innerWidth,
        outerHeight - innerHeight,
      ]);
      const rect = { x: 0, y: 0, width: width + frameWidth, height: height + frameHeight };
      await driver.manage().window().setRect(rect);
    },
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    clickAt: (x, y) =>
      driver.actions().move({ origin: Origin.VIEWPORT, x, y, duration: 0 }).click().perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    async close() {
      await driver.quit();
      await service.kill();
      screen.kill();
    },
  };
}

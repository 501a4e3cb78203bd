import type { Page } from '@playwright/test';

/** Spaces the page's text as widely as WCAG 1.4.12 says that users may. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-bottom: 2em !important; }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });

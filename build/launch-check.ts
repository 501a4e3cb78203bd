/** `npm run launch-check`: fails while the page shows an example value, or something that visitors cannot read well. */
import './build-folder.ts';
import { brand } from '../site.config.ts';
import { loadContents } from '../src/language/load-content.ts';
import { exitOnBadSettings, settingsToChange } from './check-settings.ts';
import { exampleSettings } from './example-settings.ts';
import { longWords } from './long-words.ts';
import { faintTexts } from './token-contrast.ts';

exitOnBadSettings();
const contents = await loadContents();
const findings = {
  'these are still examples in site.config.ts, or unset': exampleSettings(),
  'these need a change': [...longWords(brand, contents), ...faintTexts(), ...settingsToChange()],
};

for (const [what, found] of Object.entries(findings)) {
  if (found.length === 0) continue;
  console.error(`Not ready: ${what}.\n${found.map((one) => `  ${one}\n`).join('')}`);
  process.exitCode = 1;
}
if (!process.exitCode)
  console.log('Ready. Settings are written into the page at build: build again after a change.');

/** `npm run launch-check`: fails while the page would show an example value in public. */
import './load-environment.ts';
import { exitOnBadSettings } from './check-settings.ts';
import { exampleSettings } from './example-settings.ts';

exitOnBadSettings();
const examples = exampleSettings();
if (examples.length > 0) {
  const names = examples.map((name) => `  ${name}\n`).join('');
  console.error(`Not ready: these are still examples in site.config.ts, or unset.\n${names}`);
  process.exitCode = 1;
} else {
  console.log('Ready: no example value is left. Settings are baked in at build: build again after a change.');
}

import { findEngine } from '../../build/find-engine.mjs';
import { openFirefox } from './firefox.ts';
import { describeJourneys } from './journeys.ts';

describeJourneys('Firefox', Boolean(findEngine('firefox')), openFirefox, () =>
  // Every site's storage is refused.
  openFirefox({ 'network.cookie.cookieBehavior': 2 }),
);

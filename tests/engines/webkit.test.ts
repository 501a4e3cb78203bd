import { findEngine } from '../../build/find-engine.mjs';
import { describeJourneys } from './journeys.ts';
import { openWebKit } from './webkit.ts';

describeJourneys('WebKit', Boolean(findEngine('webkit')), openWebKit);

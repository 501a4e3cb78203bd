import { describeEngine } from './engine.ts';
import { journeys } from './journeys.ts';
import { openWebKit } from './webkit.ts';

describeEngine('webkit', openWebKit, journeys);

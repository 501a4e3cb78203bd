import type { Build } from './builds.ts';
import type { FilmFrames, Frames } from './frames.ts';
import type { ControlName } from './interactions.ts';
import type { Load } from './lighthouse.ts';
import type { LiveLoad } from './live-load.ts';

/** All that was measured of one build at one address. */
export interface Measured {
  build: Pick<Build, 'name' | 'turns'>;
  path: string;
  origin: string;
  /** In Lighthouse's simulation. */
  loads: Load[];
  /** With line and processor really slowed. */
  slowedLoads: Load[];
  liveLoads: LiveLoad[];
  firstTaps: Map<ControlName, number[]>;
  frames: Frames[];
  films: FilmFrames[];
}

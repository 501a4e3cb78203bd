/**
 * `npm run bench [runs] [bars]`: this page and the same page as other teams would ship it, in one run on one machine, or
 * with `bars` only what the bars compare it with; writes `bench/results.md`. Needs a build.
 */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { cpus, loadavg, platform, release, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../build/find-program.mjs';
import { startService } from '../start-service.ts';
import { barsTable } from './bars.ts';
import { builds, writeBuild } from './builds.ts';
import { documentPaths } from './documents.ts';
import { writeFirstBuild } from './first-build.ts';
import { type FilmFrames, type Frames, measureFilm, measureFrames } from './frames.ts';
import { type ControlName, controls, measureFirstTap } from './interactions.ts';
import { kinds, type Load, measureLoad, type Throttling } from './lighthouse.ts';
import { type LiveLoad, measureLiveLoad } from './live-load.ts';
import type { Measured } from './measured.ts';
import { SLOWDOWN } from './phone.ts';
import { cell, summarize } from './statistics.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const RESULTS = 'bench/results.md';
const DEFAULT_RUNS = 5;

/** A port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** A new browser, so that no build finds another's cache; within it each measurement has a context of its own. */
async function withBrowser<T>(use: (browser: Browser, port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    return await use(browser, port);
  } finally {
    await browser.close();
  }
}

/** How often a load is tried that Lighthouse gives no number for, as happens on a busy machine. */
const LOAD_TRIES = 3;

/** Loads an address as Lighthouse's phone, in a new browser. */
async function measureFreshLoad(address: string, throttling: Throttling): Promise<Load> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withBrowser((_, port) => measureLoad(address, port, throttling));
    } catch (error) {
      if (attempt === LOAD_TRIES) throw error;
      console.warn(`${(error as Error).message} It is loaded again.`);
    }
  }
}

/** How often each first tap is measured in a round. */
const TAPS = 3;

const [PAGE, WITHOUT_SCRIPT] = ['This page', 'No script at all'];
const FIRST_BUILD = { name: 'The first build', turns: true };

/** The controls whose first tap has a bar in a build: the page's own, and without script what they are compared with. */
function tapped({ build, path }: Measured): readonly ControlName[] {
  if (path !== documentPaths[0]) return [];
  if (build.name === PAGE) return controls;
  return build.name === WITHOUT_SCRIPT ? ['menu', 'submit', 'submit, script on its way'] : [];
}

/** One round of everything for one build; for the first build of the page, of what it is compared in. */
async function measureOnce(measured: Measured): Promise<void> {
  const address = measured.origin + measured.path;
  measured.slowedLoads.push(await measureFreshLoad(address, 'devtools'));
  if (measured.build === FIRST_BUILD) return;
  measured.loads.push(await measureFreshLoad(address, 'simulate'));
  await withBrowser(async (browser) => {
    measured.liveLoads.push(await measureLiveLoad(browser, address));
    for (const control of Array(TAPS).fill(tapped(measured)).flat() as ControlName[]) {
      const duration = await measureFirstTap(browser, address, control);
      if (duration === undefined) continue;
      measured.firstTaps.set(control, [...(measured.firstTaps.get(control) ?? []), duration]);
    }
    if (!measured.build.turns) return;
    measured.frames.push(await measureFrames(browser, address));
    measured.films.push(await measureFilm(browser, address));
  });
}

/** A table of what was measured: a column for each build, a row for each measure, ratios to the first. */
function table(all: Measured[], rows: Record<string, [(measured: Measured) => number[], number]>): string {
  const [reference] = all;
  const lines = Object.entries(rows).map(([name, [values, digits]]) => {
    const cells = all.map((measured) => {
      const of = values(measured);
      if (of.length === 0) return 'none';
      const base = reference && measured !== reference ? summarize(values(reference)) : undefined;
      return cell(summarize(of), digits, base);
    });
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  const head = ['', ...all.map(({ build, path }) => `${build.name}, \`${path}\``)];
  return [`| ${head.join(' | ')} |`, `| --- |${' ---: |'.repeat(all.length)}`, ...lines].join('\n');
}

function report(all: Measured[], runs: string, browserVersion: string, loads: string[]): string {
  const [processor] = cpus();
  const first = all.find(({ build }) => build === FIRST_BUILD);
  const withoutScript = all.find(({ build }) => build.name === WITHOUT_SCRIPT);
  if (!withoutScript) throw new Error('The page without script was not measured.');
  const today = all.filter((measured) => measured !== first);
  const load = (pick: (load: Load) => number, digits = 0): [(m: Measured) => number[], number] => [
    ({ loads }) => loads.map(pick),
    digits,
  ];
  const slowed = (pick: (load: Load) => number, digits = 0): [(m: Measured) => number[], number] => [
    ({ slowedLoads }) => slowedLoads.map(pick),
    digits,
  ];
  const live = (pick: (load: LiveLoad) => number, digits = 0): [(m: Measured) => number[], number] => [
    ({ liveLoads }) => liveLoads.map(pick),
    digits,
  ];
  const frames = (pick: (frames: Frames) => number): [(m: Measured) => number[], number] => [
    ({ frames }) => frames.map(pick),
    0,
  ];
  const films = (pick: (film: FilmFrames) => number): [(m: Measured) => number[], number] => [
    ({ films }) => films.map(pick),
    0,
  ];
  const bytes = Object.fromEntries(kinds.map((kind) => [`${kind}, bytes`, load(({ bytes }) => bytes[kind])]));
  const taps = Object.fromEntries(
    controls.map((control) => [
      control,
      [({ firstTaps }: Measured) => firstTaps.get(control) ?? [], 0] as [(m: Measured) => number[], number],
    ]),
  );
  return `# The page, measured

Made by \`npm run build && npm run bench ${runs}\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${release()}, Node ${process.versions.node}, Chromium ${browserVersion}. Other work on the machine as load average before each round: ${loads.join(', ')}.

Each number is the median of ${Number.parseInt(runs, 10)} runs with the least and the most in brackets, and its ratio to the first column. The builds take turns, each measurement starts with an empty cache, and the service of this repository serves them all over HTTP/1.1. What differs between the builds, and what the numbers mean, stands in [\`page/README.md\`](page/README.md).

## This page against its bars

Medians of this run; the other bars are checked by \`npm test\`.

${barsTable(
  all.filter(({ build }) => build.name === PAGE),
  { first, withoutScript },
)}

## Lighthouse, line and processor really slowed

${table(all, {
  'First contentful paint, ms': slowed(({ fcp }) => fcp),
  'Largest contentful paint, ms': slowed(({ lcp }) => lcp),
  'Total blocking time, ms': slowed(({ tbt }) => tbt),
  'Cumulative layout shift': slowed(({ cls }) => cls, 3),
  'Main thread, ms': slowed(({ mainThread }) => mainThread),
})}

## Lighthouse, its mobile simulation

${table(today, {
  'First contentful paint, ms': load(({ fcp }) => fcp),
  'Largest contentful paint, ms': load(({ lcp }) => lcp),
  'Total blocking time, ms': load(({ tbt }) => tbt),
  'Cumulative layout shift': load(({ cls }) => cls, 3),
  'Main thread, ms': load(({ mainThread }) => mainThread),
  Performance: load(({ scores }) => scores[0] ?? 0),
  Accessibility: load(({ scores }) => scores[1] ?? 0),
  'Best practices': load(({ scores }) => scores[2] ?? 0),
  'Search engines': load(({ scores }) => scores[3] ?? 0),
  ...bytes,
})}

## A browser at ${SLOWDOWN}× slowdown, this machine's own line

${table(today, {
  'First contentful paint, ms': live(({ fcp }) => fcp),
  'Largest contentful paint, ms': live(({ lcp }) => lcp),
  'Cumulative layout shift': live(({ cls }) => cls, 3),
  'Main thread until quiet, ms': live(({ mainThread }) => mainThread),
  'Longest task over 50 ms, ms': live(({ longestTask }) => longestTask),
})}

## First tap of each control at ${SLOWDOWN}× slowdown: interaction to next paint, ms

${table(
  today.filter((measured) => tapped(measured).length > 0),
  taps,
)}

## Turning the hour of room 7 at ${SLOWDOWN}× slowdown

${table(
  today.filter(({ build }) => build.turns),
  {
    'Frames presented': frames(({ presented }) => presented),
    'Frames dropped': frames(({ dropped }) => dropped),
    'The page’s own frames late': frames(({ late }) => late),
    'Longest time between frames, ms': frames(({ longest }) => longest),
  },
)}

## Watching the film of an hour at ${SLOWDOWN}× slowdown

${table(
  today.filter(({ build }) => build.turns),
  {
    'Frames dropped': films(({ dropped }) => dropped),
    'Frames of the film skipped': films(({ skipped }) => skipped),
    'Main thread busy, ms in a second': films(({ busy }) => busy),
  },
)}
`;
}

async function main(): Promise<void> {
  const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
  const forBars = process.argv[3] === 'bars';
  const compared = builds.filter(({ name }) => !forBars || [PAGE, WITHOUT_SCRIPT].includes(name));
  const folder = await mkdtemp(join(tmpdir(), 'page-bench-'));
  const services: Awaited<ReturnType<typeof startService>>[] = [];
  try {
    const all: Measured[] = [];
    const serve = async (build: Measured['build'], place: string) => {
      const started = await startService(place);
      services.push(started);
      // The page itself is measured in both languages, the others in the default one.
      for (const path of build.name === PAGE ? documentPaths : documentPaths.slice(0, 1)) {
        const results = {
          loads: [],
          slowedLoads: [],
          liveLoads: [],
          firstTaps: new Map(),
          frames: [],
          films: [],
        };
        all.push({ build, path, origin: started.origin, ...results });
      }
    };
    for (const [index, build] of compared.entries()) {
      const place = join(folder, String(index));
      await writeBuild(build, PROJECT, place);
      await serve(build, place);
    }
    const place = join(folder, 'first');
    if (await writeFirstBuild(PROJECT, place)) await serve(FIRST_BUILD, place);
    const loads: string[] = [];
    for (let run = 1; run <= runs; run += 1) {
      loads.push((loadavg()[0] ?? 0).toFixed(1));
      for (const measured of all) {
        console.log(`Run ${run} of ${runs}: ${measured.build.name}, ${measured.path}`);
        await measureOnce(measured);
      }
    }
    const version = await withBrowser(async (browser) => browser.version());
    const text = report(all, forBars ? `${runs} bars` : `${runs}`, version, loads);
    await writeFile(join(PROJECT, RESULTS), text);
    console.log(`\n${text}\nWritten to ${RESULTS}`);
  } finally {
    for (const { service } of services) {
      service.kill('SIGTERM');
      await once(service, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  }
}

main().catch((error: Error) => {
  console.error(`The bench stopped: ${error.message}`);
  process.exitCode = 1;
});

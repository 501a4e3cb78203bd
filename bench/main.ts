/**
 * `npm run bench -- [dist folder of an earlier build] [--rounds 5]`: measures the page beside the same page without
 * script and beside the earlier build, in turns on this machine, and the service; prints a table. Needs `npm run build`
 * before.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { languageCodes, languagePath } from '../src/language/languages.ts';
import { barsTable, Results } from './bars.ts';
import { type Build, serveBuild, writeWithoutScript } from './builds.ts';
import { controlNames, firstTap, plainControls, SLOWDOWN } from './first-taps.ts';
import { scores, slowedLoad } from './lighthouse.ts';
import { measureSizes } from './sizes.ts';
import { measureWaits } from './waits.ts';

/** Rounds for scores and first taps, which differ less from round to round than loads do. */
const TAP_ROUNDS = 3;

async function measureLoads({ name, origin }: Build, results: Results): Promise<void> {
  results.add(name, await slowedLoad(origin));
  if (name === 'without script') return;
  const still = await slowedLoad(origin, { reducedMotion: true });
  results.add(name, { 'Main thread, slowed, reduced motion, ms': still['Main thread, slowed, ms'] });
}

async function measureScores({ name, origin }: Build, results: Results): Promise<void> {
  for (const language of languageCodes) {
    const path = languagePath(language, '/');
    for (const [title, score] of Object.entries(await scores(origin + path))) {
      results.add(name, { [`${title}, simulated, ${language}`]: score });
    }
  }
}

async function measureTaps({ name, origin }: Build, results: Results): Promise<void> {
  for (const control of name === 'without script' ? plainControls : controlNames) {
    const tap = await firstTap(origin, control).catch((error: Error) => {
      console.warn(`${name}, first tap, ${control}: ${error.message}`);
    });
    if (tap) results.add(name, { [`First tap at ${SLOWDOWN}× slowdown, ${control}, ms`]: tap });
  }
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '5' } },
  });
  const rounds = Number(values.rounds);
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const builds: Build[] = [];
  try {
    const page = resolve('dist');
    builds.push(await serveBuild('this page', page));
    if (positionals[0]) builds.push(await serveBuild('before', resolve(positionals[0])));
    await writeWithoutScript(page, folder);
    builds.push(await serveBuild('without script', folder));
    const results = new Results();
    for (const build of builds) {
      results.add(build.name, await measureSizes(build));
    }
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Round ${round} of ${rounds}, load average ${loadavg()[0]?.toFixed(1)}`);
      // What ran just before may slow the first one, so the builds take turns at it.
      const inTurn = round % 2 === 0 ? builds.toReversed() : builds;
      for (const build of inTurn) await measureLoads(build, results);
      results.add('this page', await measureWaits());
      if (round > TAP_ROUNDS) continue;
      for (const build of builds) {
        if (build.name === 'this page') await measureScores(build, results);
        if (build.name !== 'before') await measureTaps(build, results);
      }
    }
    console.log(`\n${barsTable(results)}`);
  } finally {
    for (const build of builds) build.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

main().catch((error: Error) => {
  console.error(`The bench stopped: ${error.message}`);
  process.exitCode = 1;
});

/**
 * `npm run bench:service`: applications the e-mail service accepts in a second, each on the disk before
 * its `OK`, and how long one waits, by the number that come at the same time.
 */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { arch, cpus, platform, release, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SEND_PATH } from '../src/application/wire-contract.ts';
import { startService } from './start-service.ts';

const CONCURRENCIES = [1, 4, 16, 64];

/** How long each is measured, after a warm-up, in milliseconds. */
const MEASURED_MS = 5000;
const WARM_UP_MS = 1000;

/** Writes the least that counts as a build, so that the service starts. */
async function writeBuild(folder: string): Promise<void> {
  const build = { base: '/', headers: {}, email: { endpoint: 'same-origin' } };
  const files = { 'dist/index.html': 'page', '.build/page.json': JSON.stringify(build) };
  for (const [path, contents] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), contents);
  }
}

let sent = 0;

/** Sends one application unlike any other; resolves with the time to its answer in milliseconds. */
function sendOne(origin: string, agent: Agent): Promise<number> {
  sent += 1;
  const body = JSON.stringify({
    lib_version: '4.4.1',
    user_id: 'bench',
    service_id: 'bench',
    template_id: 'bench',
    template_params: {
      to_email: 'bilgi@petotelkulubu.example',
      from_name: 'Ayşe Yılmaz',
      from_email: 'ayse@example.com',
      hotel_name: 'Mutlu Patiler Oteli',
      contact_name: 'Ayşe Yılmaz',
      phone: `${sent}`,
      message: 'Merhaba, otelimizde on iki oda var ve kulübünüze katılmak isteriz. '.repeat(4),
      reply_to: 'ayse@example.com',
    },
  });
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sending = request(origin + SEND_PATH, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`The service answered ${response.statusCode}.`));
      });
    });
    sending.once('error', reject);
    sending.end(body);
  });
}

/** Sends with so many at the same time for a while; gives each one's waiting time, sorted. */
async function measure(origin: string, concurrency: number, duration: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const end = performance.now() + duration;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (performance.now() < end) times.push(await sendOne(origin, agent));
    }),
  );
  agent.destroy();
  return times.sort((a, b) => a - b);
}

const quantile = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

const folder = await mkdtemp(join(process.argv[2] ?? tmpdir(), 'service-load-'));
await writeBuild(folder);
const { service, origin } = await startService(folder);
try {
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, ${platform()} ${release()} ${arch()}, Node ${process.versions.node}\n`,
  );
  console.log('| At the same time | Accepted a second | p50 | p99 |\n| ---: | ---: | ---: | ---: |');
  for (const concurrency of CONCURRENCIES) {
    await measure(origin, concurrency, WARM_UP_MS);
    const start = performance.now();
    const times = await measure(origin, concurrency, MEASURED_MS);
    const rate = times.length / ((performance.now() - start) / 1000);
    const [p50, p99] = [0.5, 0.99].map((share) => `${quantile(times, share).toFixed(1)} ms`);
    console.log(`| ${concurrency} | ${Math.round(rate)} | ${p50} | ${p99} |`);
  }
} finally {
  service.kill('SIGTERM');
  await once(service, 'exit');
  await rm(folder, { recursive: true, force: true });
}

/**
 * The service on a free port of this machine, with an outbox in the folder given and without limits of requests. It is
 * a process of its own, so that the bench does not delay its answers. It sends its address to its parent.
 */
import { createApp } from '../service/app.ts';

const app = await createApp({
  host: '127.0.0.1',
  club: () => ({ name: 'Bench', address: 'bench@example.com' }),
  outbox: { directory: process.argv[2] ?? '', limit: Number.MAX_SAFE_INTEGER },
  rateLimit: { windowMs: 60_000, max: Number.MAX_SAFE_INTEGER },
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('disconnect', () => process.exit());

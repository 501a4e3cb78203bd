/**
 * Serves one build folder on a free port of this machine, as a static host does, and answers `OK` to every application.
 * It is a process of its own, so that Lighthouse's work does not delay its answers. It sends its address to its parent.
 */
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { SEND_PATH } from '../contract/wire-contract.ts';

const app = fastify();
app.register(fastifyStatic, { root: process.argv[2] ?? '', preCompressed: true });
app.post(SEND_PATH, () => 'OK');
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('disconnect', () => process.exit());

import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { SEND_PATH } from '../../contract/wire-contract.ts';
import { filesIn, parameters, sendRequest, startApp, temporaryFolder, writeFiles } from '../testing.ts';

const post = (app: FastifyInstance, changes = {}) =>
  app.inject({ method: 'POST', url: SEND_PATH, payload: sendRequest(changes) });

describe('/healthz', () => {
  test('is 200 while applications can be written, and leaves nothing behind', async () => {
    const { app, outboxDirectory } = await startApp({ host: '0.0.0.0' });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect(await filesIn(outboxDirectory)).toEqual([]);
  });

  test('is 503 while applications cannot be written', async () => {
    const folder = await temporaryFolder();
    await writeFiles(folder, { outbox: 'a file' });
    const { app, lines } = await startApp({ outboxDirectory: `${folder}/outbox` });
    const response = await app.inject('/healthz');
    expect(response.statusCode).toBe(503);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(lines).toMatchObject([{ level: 'error', msg: 'outbox not writable', reason: 'EEXIST' }]);
  });
});

describe('/metrics', () => {
  const metrics = async (app: FastifyInstance, headers = {}) => app.inject({ url: '/metrics', headers });

  test('count applications accepted, repeated and refused, and mails that wait, for Prometheus', async () => {
    const { app } = await startApp({ rateLimit: { windowMs: 60_000, max: 4 } });
    await post(app);
    await post(app);
    await post(app, { phone: '' });
    await post(app, { message: 'a'.repeat(51_200) });
    await post(app);
    const { body, headers } = await metrics(app);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of [
      'applications_accepted_total 1',
      'applications_repeated_total 1',
      'applications_refused_total{reason="invalid"} 1',
      'applications_refused_total{reason="too-large"} 1',
      'applications_refused_total{reason="rate-address"} 1',
      'mails_delivered_total 0',
      'mails_retried_total 0',
      'mails_failed_total 0',
      'outbox_depth 1',
      'mails_waiting{reason="no-server"} 1',
      'mails_waiting{reason="connection"} 0',
    ]) {
      expect(body.split('\n')).toContain(line);
    }
    for (const value of Object.values(parameters)) expect(body).not.toContain(value);
  });

  test('are for this machine only, unless told otherwise', async () => {
    const { app } = await startApp();
    expect((await metrics(app)).statusCode).toBe(200);
    expect((await metrics(app, { host: 'club.example' })).statusCode).toBe(404);
    expect((await metrics(app, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
    const everywhere = await startApp({ host: '0.0.0.0' });
    expect((await metrics(everywhere.app)).statusCode).toBe(404);
    const shown = await startApp({ host: '0.0.0.0', publicMetrics: true });
    expect((await metrics(shown.app, { host: 'club.example' })).statusCode).toBe(200);
  });
});

import { expect, it } from 'vitest';
import { hostFiles } from './host-files.ts';

const site = {
  origin: 'https://kulup.example/',
  base: '/',
  headers: {},
  servicePath: '/api/send',
  servicePort: 5000,
};

it('leads applications to the port that the service has', async () => {
  const files = await hostFiles(site);
  expect(files['deploy/hosts/nginx.conf']).toContain('proxy_pass http://127.0.0.1:5000;');
  expect(files['deploy/hosts/Caddyfile']).toContain('reverse_proxy {$SERVICE_ADDRESS:127.0.0.1:5000}');
});

it('names no service where the page sends elsewhere', async () => {
  const files = Object.values(await hostFiles({ ...site, servicePath: undefined })).join('');
  expect(files).not.toContain('127.0.0.1');
});

it('leaves no place of a template unfilled', async () => {
  const files = Object.values(await hostFiles(site)).join('');
  expect(files).not.toMatch(/\{\{|undefined/);
});

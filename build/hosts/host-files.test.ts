import { expect, it } from 'vitest';
import { hostFiles } from './host-files.ts';

const site = {
  origin: 'https://kulup.example/',
  base: '/',
  headers: {},
  servicePath: '/api/send',
  servicePort: 5000,
};

it('leads applications to the port that the service has', () => {
  const files = hostFiles(site);
  expect(files['deploy/hosts/nginx.conf']).toContain('proxy_pass http://127.0.0.1:5000;');
  expect(files['deploy/hosts/Caddyfile']).toContain('reverse_proxy {$SERVICE_ADDRESS:127.0.0.1:5000}');
});

it('names no service where the page sends elsewhere', () => {
  const files = Object.values(hostFiles({ ...site, servicePath: undefined })).join('');
  expect(files).not.toContain('127.0.0.1');
});

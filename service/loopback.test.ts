import { expect, test } from 'vitest';
import { isLoopbackAddress, namesLoopback } from './loopback.ts';

test.each(['localhost', '127.0.0.1', '127.0.0.5', '::1'])('%s is loopback', (address) => {
  expect(isLoopbackAddress(address)).toBe(true);
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'example.com', '127.0.0.1.example.com', ''])(
  '%s is not loopback',
  (address) => expect(isLoopbackAddress(address)).toBe(false),
);

test.each(['localhost', 'localhost:4173', 'LOCALHOST:1', '127.0.0.1:4173', '[::1]', '[::1]:4173'])(
  'the Host header %s names this machine',
  (host) => expect(namesLoopback(host)).toBe(true),
);

test.each([
  undefined,
  '',
  'example.com',
  'localhost.example.com',
  'localhost:4173@evil',
  '::1',
  '10.0.0.1:4173',
])('the Host header %s does not name this machine', (host) => expect(namesLoopback(host)).toBe(false));

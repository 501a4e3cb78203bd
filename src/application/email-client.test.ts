import { expect, test } from 'vitest';
import { isDocument } from './email-client.ts';

test.each([
  '<!doctype html><title>Giriş</title>',
  '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">',
  '<html lang="tr">',
  '<HTML>',
  '<?xml version="1.0"?><Error/>',
  '<head><meta charset="utf-8">',
  '<body onload="go()">',
  '<script>location = "/giris"</script>',
  '<meta http-equiv="refresh" content="0">',
  '<!-- cache --><html>',
  '\uFEFF<!doctype html>',
  '\r\n\t <html>',
  '<h1>502 Bad Gateway</h1>',
])('%j begins as a document', (text) => {
  expect(isDocument(text)).toBe(true);
});

test.each([
  'OK',
  '',
  ' ',
  '{"status":"ok"}',
  'The template ID not found',
  '< 3',
  '<3',
  'OK <html>',
  '"<html>"',
])('%j does not', (text) => {
  expect(isDocument(text)).toBe(false);
});

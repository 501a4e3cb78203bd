import { describe, expect, test } from 'vitest';
import { PARAMETERS_LIMIT_BYTES, SEND_PATH } from '../../contract/wire-contract.ts';
import { onlyMail, parameters, sendRequest, startApp } from '../testing.ts';
import { cleanApplication } from './clean.ts';
import { writeText } from './text.ts';

/** Starts one service; each of its answers is given as status and words. */
async function startAsking() {
  const { app, outboxDirectory } = await startApp();
  const answerTo = async (body: unknown) => {
    const response = await app.inject({
      method: 'POST',
      url: SEND_PATH,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    return [response.statusCode, response.body];
  };
  return { answerTo, outboxDirectory };
}

test('extra keys are ignored, optional values may be missing', async () => {
  const { contact_name, from_email, phone } = parameters;
  const { template_params: _, lib_version: __, ...ids } = sendRequest();
  const { answerTo, outboxDirectory } = await startAsking();
  const answer = await answerTo({
    ...ids,
    accessToken: 1,
    template_params: { contact_name, from_email, phone, extra: 2 },
  });
  expect(answer).toEqual([200, 'OK']);
  const { email } = await onlyMail(outboxDirectory);
  const { values } = cleanApplication({
    ...parameters,
    ...{ hotel_name: '', message: '', reply_to: '' },
  });
  expect(email.text?.trimEnd()).toBe(writeText(values, false).trimEnd());
});

test.each([null, 'text', 7, []])('a body that is %j is refused', async (body) => {
  const { answerTo } = await startAsking();
  expect(await answerTo(body)).toEqual([400, 'The request body must be a JSON object']);
});

describe.each(['user_id', 'service_id', 'template_id'])('%s', (id) => {
  test.each([undefined, null, ''])('%j is missing', async (value) => {
    const { answerTo } = await startAsking();
    expect(await answerTo({ ...sendRequest(), [id]: value })).toEqual([
      400,
      `The ${id} parameter is required`,
    ]);
  });

  test('must be a string', async () => {
    const { answerTo } = await startAsking();
    expect(await answerTo({ ...sendRequest(), [id]: 7 })).toEqual([
      400,
      `The ${id} parameter must be a string`,
    ]);
  });
});

test.each(['contact_name', 'from_email', 'phone'])(
  'a request without %s is refused, as the form refuses it',
  async (name) => {
    const { answerTo } = await startAsking();
    expect(await answerTo(sendRequest({ [name]: '' }))).toEqual([400, `The ${name} parameter is required`]);
    expect(await answerTo(sendRequest({ [name]: null }))).toEqual([400, `The ${name} parameter is required`]);
  },
);

test.each(['contact_name', 'from_email', 'phone'])('%s must hold a visible character', async (name) => {
  const { answerTo } = await startAsking();
  for (const blank of ['   ', '\u00A0\u3000\t', '\u200B\uFEFF', '\u3164', '\u2800', '\0', '\r\n']) {
    expect(await answerTo(sendRequest({ [name]: blank }))).toEqual([
      400,
      `The ${name} parameter is required`,
    ]);
  }
});

test.each(Object.keys(parameters))('%s must be a string', async (name) => {
  const { answerTo } = await startAsking();
  for (const value of [7, true, {}, ['a@example.com']]) {
    expect(await answerTo(sendRequest({ [name]: value }))).toEqual([
      400,
      `The ${name} parameter must be a string`,
    ]);
  }
});

test('template_params must be an object', async () => {
  const { answerTo } = await startAsking();
  const request = (value: unknown) => ({ ...sendRequest(), template_params: value });
  expect(await answerTo(request(undefined))).toEqual([400, 'The template_params parameter is required']);
  expect(await answerTo(request('x'))).toEqual([400, 'The template_params parameter must be an object']);
});

test('50 KB of parameters are taken, one byte more is not, counted in UTF-8', async () => {
  const { answerTo } = await startAsking();
  const room = PARAMETERS_LIMIT_BYTES - Buffer.byteLength(JSON.stringify({ ...parameters, message: '' }));
  const full = 'ş'.repeat(Math.floor(room / 2)) + 'a'.repeat(room % 2);
  expect(await answerTo(sendRequest({ message: full }))).toEqual([200, 'OK']);
  expect(await answerTo(sendRequest({ message: `${full}a` }))).toEqual([
    413,
    'The template_params are larger than 50 KB',
  ]);
});

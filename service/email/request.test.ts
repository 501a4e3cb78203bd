import { expect, test } from 'vitest';
import { PARAMETERS_LIMIT_BYTES } from '../../contract/wire-contract.ts';
import { onlyMail, parameters, postApplication, sendRequest, startApp } from '../testing.ts';
import { cleanApplication } from './clean.ts';
import { writeText } from './text.ts';

/** Starts one service; its answer to a body is given as status and words. */
async function startAsking() {
  const { app, outboxDirectory } = await startApp();
  const answerTo = async (body: unknown) => {
    const { statusCode, body: words } = await postApplication(app, JSON.stringify(body));
    return [statusCode, words];
  };
  const expectRefusal = async (body: unknown, words: string) =>
    expect(await answerTo(body)).toEqual([400, words]);
  return { answerTo, expectRefusal, outboxDirectory };
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

test('a body that is no object is refused', async () => {
  const { expectRefusal } = await startAsking();
  for (const body of [null, 'text', 7, []]) {
    await expectRefusal(body, 'The request body must be a JSON object');
  }
});

test.each(['user_id', 'service_id', 'template_id'])('%s is required, and a string', async (id) => {
  const { expectRefusal } = await startAsking();
  for (const value of [undefined, null, '']) {
    await expectRefusal({ ...sendRequest(), [id]: value }, `The ${id} parameter is required`);
  }
  await expectRefusal({ ...sendRequest(), [id]: 7 }, `The ${id} parameter must be a string`);
});

test.each(['contact_name', 'from_email', 'phone'])(
  '%s must hold a visible character, as in the form',
  async (name) => {
    const { expectRefusal } = await startAsking();
    for (const blank of [
      null,
      '',
      '   ',
      '\u00A0\u3000\t',
      '\u200B\uFEFF',
      '\u3164',
      '\u2800',
      '\0',
      '\r\n',
    ]) {
      await expectRefusal(sendRequest({ [name]: blank }), `The ${name} parameter is required`);
    }
  },
);

test.each(Object.keys(parameters))('%s must be a string', async (name) => {
  const { expectRefusal } = await startAsking();
  for (const value of [7, true, {}, ['a@example.com']]) {
    await expectRefusal(sendRequest({ [name]: value }), `The ${name} parameter must be a string`);
  }
});

test('template_params must be an object', async () => {
  const { expectRefusal } = await startAsking();
  const request = (value: unknown) => ({ ...sendRequest(), template_params: value });
  await expectRefusal(request(undefined), 'The template_params parameter is required');
  await expectRefusal(request('x'), 'The template_params parameter must be an object');
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

import { describe, expect, test } from 'vitest';
import { parameters, sendRequest } from '../testing.ts';
import { PARAMETERS_LIMIT_BYTES, readParameters } from './request.ts';

const refusal = (statusCode: number, message: string) => expect.objectContaining({ statusCode, message });

test('the eight values come out as they went in', () => {
  expect(readParameters(sendRequest())).toEqual(parameters);
});

test('extra keys are ignored, optional values may be missing', () => {
  const { contact_name, from_email, phone } = parameters;
  const { template_params: _, ...ids } = sendRequest();
  expect(
    readParameters({
      ...ids,
      accessToken: 1,
      template_params: { contact_name, from_email, phone, extra: 2 },
    }),
  ).toEqual({
    to_email: '',
    from_name: '',
    from_email,
    hotel_name: '',
    contact_name,
    phone,
    message: '',
    reply_to: '',
  });
});

test.each([null, 'text', 7, [], undefined])('a body that is %j is refused', (body) => {
  expect(() => readParameters(body)).toThrow(refusal(400, 'The request body must be a JSON object'));
});

describe.each(['user_id', 'service_id', 'template_id'])('%s', (id) => {
  test.each([undefined, null, ''])('%j is missing', (value) => {
    expect(() => readParameters({ ...sendRequest(), [id]: value })).toThrow(
      refusal(400, `The ${id} parameter is required`),
    );
  });

  test('must be a string', () => {
    expect(() => readParameters({ ...sendRequest(), [id]: 7 })).toThrow(
      refusal(400, `The ${id} parameter must be a string`),
    );
  });
});

test.each(['contact_name', 'from_email', 'phone'])('the form cannot be got around without %s', (name) => {
  expect(() => readParameters(sendRequest({ [name]: '' }))).toThrow(
    refusal(400, `The ${name} parameter is required`),
  );
});

test.each(Object.keys(parameters))('%s must be a string', (name) => {
  for (const value of [7, true, {}, ['a@example.com']]) {
    expect(() => readParameters(sendRequest({ [name]: value }))).toThrow(
      refusal(400, `The ${name} parameter must be a string`),
    );
  }
});

test('template_params must be an object', () => {
  const request = (value: unknown) => ({ ...sendRequest(), template_params: value });
  expect(() => readParameters(request(undefined))).toThrow(
    refusal(400, 'The template_params parameter is required'),
  );
  expect(() => readParameters(request('x'))).toThrow(
    refusal(400, 'The template_params parameter must be an object'),
  );
});

test('50 KB of parameters are taken, one byte more is not, counted in UTF-8', () => {
  const room = PARAMETERS_LIMIT_BYTES - Buffer.byteLength(JSON.stringify({ ...parameters, message: '' }));
  const full = 'ş'.repeat(Math.floor(room / 2)) + 'a'.repeat(room % 2);
  expect(readParameters(sendRequest({ message: full })).message).toBe(full);
  expect(() => readParameters(sendRequest({ message: `${full}a` }))).toThrow(
    refusal(413, 'The template_params are larger than 50 KB'),
  );
});

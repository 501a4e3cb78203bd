import { expect, test } from 'vitest';
import { gate, parameters } from '../testing.ts';
import { applicationId, readApplicationId } from './application-id.ts';
import { RecentApplications } from './recent-applications.ts';

const MINUTE = 60_000;

function setUp(options: { capacity?: number } = {}) {
  const clock = { now: Date.UTC(2025, 5, 21) };
  const recent = new RecentApplications({ ...options, now: () => clock.now });
  const delivered: Date[] = [];
  const send = (phone = '1', deliver = async () => {}) =>
    recent.deliverOnce({ ...parameters, phone }, async (receivedAt) => {
      delivered.push(receivedAt);
      await deliver();
    });
  return { clock, send, delivered, recent };
}

test('the same values within ten minutes are delivered once', async () => {
  const { clock, send, delivered } = setUp();
  expect(await send()).toBe('delivered');
  clock.now += 10 * MINUTE - 1;
  expect(await send()).toBe('duplicate');
  clock.now += 1;
  expect(await send()).toBe('delivered');
  expect(delivered).toHaveLength(2);
});

test('any other value is another application', async () => {
  const { send } = setUp();
  expect(await send('1')).toBe('delivered');
  expect(await send('2')).toBe('delivered');
});

test('a repeat that arrives while the first is being delivered shares its success', async () => {
  const { send, delivered } = setUp();
  const first = gate();
  const outcomes = Promise.all([send('1', () => first.passed), send(), send()]);
  first.open();
  expect(await outcomes).toEqual(['delivered', 'duplicate', 'duplicate']);
  expect(delivered).toHaveLength(1);
});

test('if the first delivery fails, the next repeat is delivered, and a third waits for that one', async () => {
  const { clock, send, delivered } = setUp();
  const first = gate();
  const outcomes = Promise.allSettled([send('1', () => first.passed), send(), send()]);
  clock.now += 1000;
  first.fail(new Error('disk full'));
  expect(await outcomes).toMatchObject([
    { status: 'rejected' },
    { status: 'fulfilled', value: 'delivered' },
    { status: 'fulfilled', value: 'duplicate' },
  ]);
  expect(delivered).toHaveLength(2);
});

test('an application that is sent again after a failure keeps the time of its first arrival', async () => {
  const { clock, send, delivered } = setUp();
  await expect(send('1', () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
  clock.now += MINUTE;
  expect(await send()).toBe('delivered');
  expect(delivered[1]).toEqual(delivered[0]);
});

test('only the newest applications are remembered, up to the capacity', async () => {
  const { send } = setUp({ capacity: 2 });
  for (const phone of ['1', '2', '3']) await send(phone);
  expect(await send('3')).toBe('duplicate');
  expect(await send('2')).toBe('duplicate');
  expect(await send('1')).toBe('delivered');
});

test('an application whose delivery is under way is remembered, however many arrive meanwhile', async () => {
  const { send, delivered } = setUp({ capacity: 2 });
  const first = gate();
  const underWay = send('1', () => first.passed);
  for (const phone of ['2', '3', '4']) await send(phone);
  const again = send('1');
  first.open();
  expect(await Promise.all([underWay, again])).toEqual(['delivered', 'duplicate']);
  expect(delivered).toHaveLength(4);
  await send('5');
  await send('6');
  expect(await send('1')).toBe('delivered');
});

test('what an earlier process took is known by its file name, for the rest of its ten minutes', async () => {
  const { clock, send, recent } = setUp();
  const id = applicationId({ ...parameters, phone: '1' }, new Date(clock.now - 9 * MINUTE));
  const arrival = readApplicationId(id);
  expect(arrival?.receivedAt).toEqual(new Date(clock.now - 9 * MINUTE));
  if (arrival) recent.remember(arrival);
  expect(await send('1')).toBe('duplicate');
  expect(await send('2')).toBe('delivered');
  clock.now += MINUTE;
  expect(await send('1')).toBe('delivered');
});

test.each(['', 'notes', '20259921T000000000Z-00000000000000000000', '20250621T140322123Z-8c41dd29e002'])(
  '%j is no id of an application',
  (name) => expect(readApplicationId(name)).toBeUndefined(),
);

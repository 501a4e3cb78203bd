import { setImmediate } from 'node:timers/promises';

/**
 * Gives a function that runs tasks one after the other, in the order of its calls, whatever becomes of each. Between
 * two tasks the process answers other requests.
 */
export function oneByOne(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(() => setImmediate()).then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

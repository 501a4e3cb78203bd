import type { EmailParameters } from '../../contract/email-parameters.ts';
import { WAITING_LIMIT } from '../outbox/outbox.ts';
import { type Arrival, digest } from './application-id.ts';

interface Attempt {
  /** When the application first came in. */
  receivedAt: Date;
  /** Until when it counts as the same application, in milliseconds since 1970. */
  until: number;
  /** Whether delivery worked; unset once it has failed. */
  delivered?: Promise<boolean> | undefined;
  underWay: boolean;
}

/**
 * Remembers applications for a while, so that one that is sent twice is delivered once. It keeps
 * digests only, in memory. After a restart they come from the outbox's file names.
 */
export class RecentApplications {
  readonly #windowMs: number;
  readonly #capacity: number;
  readonly #now: () => number;
  // Oldest attempt first.
  readonly #attempts = new Map<string, Attempt>();

  /**
   * @param windowMs how long equal values count as one application; ten minutes
   * @param capacity how many to remember, about 200 bytes each; past it the oldest is forgotten that is not under way
   */
  constructor({ windowMs = 10 * 60_000, capacity = WAITING_LIMIT, now = Date.now } = {}) {
    this.#windowMs = windowMs;
    this.#capacity = capacity;
    this.#now = now;
  }

  /** Counts an application as delivered that an earlier process took. */
  remember({ receivedAt, digest }: Arrival): void {
    const until = receivedAt.getTime() + this.#windowMs;
    this.#remember(digest, { receivedAt, until, delivered: Promise.resolve(true), underWay: false });
  }

  /**
   * Delivers an application unless it has been delivered. Of equal ones at the same time the first is
   * delivered, and the others wait for its outcome. If it fails, the next is delivered with the first's
   * time of arrival, so that a file which the failed attempt left behind is not a second application.
   *
   * @throws what `deliver` throws
   */
  async deliverOnce(
    parameters: EmailParameters,
    deliver: (receivedAt: Date) => Promise<void>,
  ): Promise<'delivered' | 'duplicate'> {
    const key = digest(parameters);
    let earlier = this.#find(key);
    while (earlier?.delivered) {
      if (await earlier.delivered) return 'duplicate';
      earlier = this.#find(key);
    }

    const attempt: Attempt = {
      receivedAt: earlier?.receivedAt ?? new Date(this.#now()),
      until: this.#now() + this.#windowMs,
      underWay: true,
    };
    const delivery = deliver(attempt.receivedAt);
    attempt.delivered = delivery.then(
      () => {
        attempt.underWay = false;
        return true;
      },
      () => {
        attempt.underWay = false;
        attempt.delivered = undefined;
        return false;
      },
    );
    this.#remember(key, attempt);
    await delivery;
    return 'delivered';
  }

  #find(key: string): Attempt | undefined {
    const attempt = this.#attempts.get(key);
    return attempt && attempt.until > this.#now() ? attempt : undefined;
  }

  #remember(key: string, attempt: Attempt): void {
    this.#attempts.delete(key);
    this.#attempts.set(key, attempt);
    for (const [oldest, { until, underWay }] of this.#attempts) {
      if (until > this.#now() && this.#attempts.size <= this.#capacity) break;
      if (!underWay) this.#attempts.delete(oldest);
    }
  }
}

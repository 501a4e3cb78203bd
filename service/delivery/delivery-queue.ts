import type { FastifyBaseLogger } from 'fastify';
import { reasonOf } from '../error-reason.ts';
import type { Metrics } from '../metrics.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { WaitReason } from './failure.ts';
import { RETRY_SCHEDULE, type RetrySchedule, retryPause } from './retry-schedule.ts';
import type { Attempt, Connection } from './smtp.ts';

export interface DeliveryQueueOptions {
  outbox: Outbox;
  /** Prepares a connection to the server; it is made with the first mail. */
  connect: () => Connection;
  /** Days a sent mail is kept; 0 erases it at once. */
  sentDays: number;
  log: FastifyBaseLogger;
  metrics: Metrics;
  schedule?: RetrySchedule | undefined;
}

/** Times are milliseconds of a clock that nobody sets: the machine's own may be put forward or back. */
interface Waiting {
  /** When the mail is tried next. */
  due: number;
  attempts: number;
  /** When the mail itself was tried last. */
  triedAt: number;
  reason: WaitReason;
  /** Since when the server has refused the content at every try. */
  refusedSince?: number | undefined;
  /** Moves the mail's file once it has been sent or set aside. Called again if the disk refuses. */
  moveFile?: (() => Promise<void>) | undefined;
}

const DAY_MS = 24 * 60 * 60_000;

/** How often the outbox's folders are looked through, in milliseconds. */
const SWEEP_INTERVAL_MS = 60 * 60_000;

/** The longest wait that a timer takes, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const now = () => performance.now();

/**
 * Delivers the mails that wait in an outbox, one at a time, until each is sent or its content is refused for good.
 * The number of tries is not kept over a restart: after it every mail is tried at once, and has its full chance again.
 */
export class DeliveryQueue {
  readonly #options: DeliveryQueueOptions;
  readonly #schedule: RetrySchedule;
  readonly #waiting = new Map<string, Waiting>();
  #round: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #sweeper: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: DeliveryQueueOptions) {
    this.#options = options;
    this.#schedule = options.schedule ?? RETRY_SCHEDULE;
  }

  /** Takes on the mails in the outbox and erases those sent long enough ago, now and each hour. */
  async start(): Promise<void> {
    await this.#sweep();
    if (this.#stopped) return;
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_INTERVAL_MS);
    this.#sweeper.unref();
  }

  /** Takes on a mail of the outbox, by its file name. */
  add(name: string): void {
    if (this.#stopped || this.#waiting.has(name)) return;
    this.#waiting.set(name, {
      due: now(),
      attempts: 0,
      triedAt: Number.NEGATIVE_INFINITY,
      reason: 'untried',
    });
    this.#wake();
  }

  /** Why a mail of the outbox waits, by its file name. */
  reasonFor(name: string): WaitReason {
    return this.#waiting.get(name)?.reason ?? 'untried';
  }

  /** Resolves when the delivery that is under way has ended; the other mails stay in the outbox. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#sweeper);
    await this.#round;
  }

  #wake(): void {
    clearTimeout(this.#timer);
    if (this.#stopped || this.#round || this.#waiting.size === 0) return;
    let next = Number.POSITIVE_INFINITY;
    for (const { due } of this.#waiting.values()) next = Math.min(next, due);
    const wait = Math.min(Math.max(next - now(), 0), LONGEST_TIMER_MS);
    this.#timer = setTimeout(() => {
      this.#round = this.#deliverDue().finally(() => {
        this.#round = undefined;
        this.#wake();
      });
    }, wait);
    this.#timer.unref();
  }

  async #deliverDue(): Promise<void> {
    const connection = this.#options.connect();
    for (let next = this.#next(); next && !this.#stopped; next = this.#next()) {
      const [name, mail] = next;
      mail.triedAt = now();
      await this.#attempt(name, mail, connection).catch((error) => {
        this.#options.log.error({ application: idOf(name), reason: reasonOf(error) }, 'outbox not usable');
        mail.reason = 'disk';
        this.#postpone(mail);
      });
    }
    connection.close();
  }

  // The one that was tried longest ago, or never: a mail whose tries take long, or end with the server down, holds up
  // no other twice in a row.
  #next(): [string, Waiting] | undefined {
    const time = now();
    let next: [string, Waiting] | undefined;
    for (const entry of this.#waiting) {
      if (entry[1].due <= time && !(next && next[1].triedAt <= entry[1].triedAt)) next = entry;
    }
    return next;
  }

  async #attempt(name: string, mail: Waiting, connection: Connection): Promise<void> {
    if (!mail.moveFile) {
      const eml = await this.#options.outbox.read(name);
      if (eml) this.#conclude(name, mail, await connection.send(eml));
      // Somebody has taken the file away on purpose.
      else this.#waiting.delete(name);
    }
    if (!mail.moveFile) return;
    await mail.moveFile();
    this.#waiting.delete(name);
  }

  #conclude(name: string, mail: Waiting, result: Attempt): void {
    const { outbox, sentDays, log, metrics } = this.#options;
    if (result.outcome === 'delivered') {
      mail.moveFile = () => outbox.markSent(name, { keep: sentDays > 0 });
      metrics.delivered.inc();
      log.info({ application: idOf(name), attempts: mail.attempts + 1 }, 'mail delivered');
      return;
    }
    const { reason, code, answer, serverDown } = result;
    if (this.#isGivenUp(mail, result)) {
      mail.moveFile = () => outbox.markFailed(name, `${new Date().toISOString()} ${code}\n${answer}`);
      metrics.failed.inc();
      log.error({ application: idOf(name), reason, code }, 'mail failed for good, see failed/');
      return;
    }
    const { attempts } = mail;
    this.#putOff(name, mail, result);
    if (!serverDown) return;
    for (const [other, otherMail] of this.#waiting) {
      if (otherMail.moveFile || otherMail.due > now()) continue;
      // These mails are tried together next time, too: one try shows for all whether the server is up.
      otherMail.refusedSince = undefined;
      const due = otherMail.attempts === attempts ? mail.due : undefined;
      this.#putOff(other, otherMail, result, due);
    }
  }

  #isGivenUp(mail: Waiting, { setAside }: Extract<Attempt, { outcome: 'failed' }>): boolean {
    if (setAside !== 'after-a-day') mail.refusedSince = undefined;
    else mail.refusedSince ??= now();
    if (setAside === 'at-once') return true;
    return mail.refusedSince !== undefined && now() - mail.refusedSince >= this.#schedule.refusedFor;
  }

  #putOff(
    name: string,
    mail: Waiting,
    { reason, code }: { reason: WaitReason; code: string },
    due?: number,
  ): void {
    const { log, metrics } = this.#options;
    mail.reason = reason;
    this.#postpone(mail, due);
    metrics.retried.inc();
    const next = new Date(Date.now() + mail.due - now());
    log.warn({ application: idOf(name), reason, code, attempts: mail.attempts, next }, 'mail put off');
  }

  #postpone(mail: Waiting, due?: number): void {
    mail.attempts += 1;
    mail.due = due ?? now() + retryPause(mail.attempts, this.#schedule, Math.random());
  }

  async #sweep(): Promise<void> {
    const { outbox, sentDays, log } = this.#options;
    try {
      // Mails that an earlier process left, and those that the owner has put back from `failed/`.
      for (const name of (await outbox.list()).reverse()) this.add(name);
      await outbox.eraseSent(new Date(Date.now() - sentDays * DAY_MS));
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'outbox not usable');
    }
  }
}

function idOf(name: string): string {
  return name.replace(/\.eml$/, '');
}

import type { FastifyBaseLogger } from 'fastify';
import { readApplicationId } from '../email/application-id.ts';
import { reasonOf } from '../error-reason.ts';
import type { Metrics } from '../metrics.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { RETRY_SCHEDULE, type RetrySchedule, retryPause } from './retry-schedule.ts';
import type { Attempt, Connection } from './smtp.ts';

export interface PostmanOptions {
  outbox: Outbox;
  /** Prepares a connection to the server; it is made with the first mail. */
  connect: () => Connection;
  /** Days a sent mail is kept; 0 erases it at once. */
  sentDays: number;
  log: FastifyBaseLogger;
  metrics: Metrics;
  schedule?: RetrySchedule | undefined;
}

interface Waiting {
  /** When the mail is tried next, in milliseconds since 1970. */
  due: number;
  attempts: number;
  /** Moves the mail's file once it has been sent or has finally failed. Called again if the disk refuses. */
  moveFile?: (() => Promise<void>) | undefined;
}

const DAY_MS = 24 * 60 * 60_000;

/** How often the outbox's folders are looked through, in milliseconds. */
const SWEEP_INTERVAL_MS = 60 * 60_000;

/** The longest wait that a timer takes, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Delivers the mails that wait in an outbox, one at a time, the oldest first, until each is sent or has
 * finally failed. The number of attempts is not kept over a restart: after it every mail is tried at once.
 */
export class Postman {
  readonly #options: PostmanOptions;
  readonly #schedule: RetrySchedule;
  readonly #waiting = new Map<string, Waiting>();
  #round: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #sweeper: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: PostmanOptions) {
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
    this.#waiting.set(name, { due: Date.now(), attempts: 0 });
    this.#wake();
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
    const wait = Math.min(Math.max(next - Date.now(), 0), LONGEST_TIMER_MS);
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
    for (const [name, mail] of this.#waiting) {
      if (this.#stopped) break;
      if (mail.due > Date.now()) continue;
      await this.#attempt(name, mail, connection).catch((error) => {
        this.#options.log.error({ application: idOf(name), reason: reasonOf(error) }, 'outbox not usable');
        this.#postpone(mail);
      });
    }
    connection.close();
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
    const { outcome, code, reason, serverDown } = result;
    const { attempts } = mail;
    this.#fail(name, mail, { final: outcome === 'refused', code, reason });
    if (!serverDown) return;
    for (const [other, otherMail] of this.#waiting) {
      if (other === name || otherMail.moveFile || otherMail.due > Date.now()) continue;
      // These mails are tried together next time, too: one attempt shows for all whether the server is up.
      const due = otherMail.attempts === attempts && !mail.moveFile ? mail.due : undefined;
      this.#fail(other, otherMail, { final: false, code, reason, due });
    }
  }

  #fail(
    name: string,
    mail: Waiting,
    { final, code, reason, due }: { final: boolean; code: string; reason: string; due?: number | undefined },
  ): void {
    const { outbox, log, metrics } = this.#options;
    const application = idOf(name);
    if (final || ageOf(name) >= this.#schedule.giveUpAge) {
      mail.moveFile = () => outbox.markFailed(name, `${new Date().toISOString()} ${code}\n${reason}`);
      metrics.failed.inc();
      log.error({ application, code }, 'mail failed for good, see failed/');
      return;
    }
    this.#postpone(mail, due);
    metrics.retried.inc();
    log.warn({ application, code, attempts: mail.attempts, next: new Date(mail.due) }, 'mail put off');
  }

  #postpone(mail: Waiting, due?: number): void {
    mail.attempts += 1;
    mail.due = due ?? Date.now() + retryPause(mail.attempts, this.#schedule, Math.random());
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

// A file whose name the service has not given has no known age, and is tried for as long as it is in the folder.
function ageOf(name: string): number {
  const arrival = readApplicationId(idOf(name));
  return arrival ? Date.now() - arrival.receivedAt.getTime() : 0;
}

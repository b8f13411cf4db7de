import type { FastifyBaseLogger } from 'fastify';
import { contextFrom, inContext } from '../http/request-context.ts';
import { Alarm } from './alarm.ts';
import { LaneBreaker } from './lane-breaker.ts';
import { LEASE_MS, type LaneStore } from './lane-store.ts';
import { MessageOverLimit, MessageRefused, type Message } from './message.ts';
import { PathRests } from './path-rests.ts';
import type { LeasedRow } from './outbox.ts';
import type { Removals } from './removals.ts';

/** Messages under way to one receiver at a time. */
const ROOM = 32;

/** How often the relay looks by itself. */
export const POLL_MS = 1_000;

export interface LaneOptions {
  store: LaneStore;
  removals: Removals;
  deliver: (message: Message) => Promise<unknown>;
  log: FastifyBaseLogger;
}

/** Delivers what waits for one destination, and knows of no other: its own claims, back-off and breaker. */
export class Lane {
  readonly #options: LaneOptions;
  readonly #breaker = new LaneBreaker();
  readonly #rests = new PathRests((delayMs) => this.#alarm.ringIn(delayMs));
  readonly #alarm = new Alarm();
  readonly #underWay = new Set<Promise<void>>();
  readonly #loop: Promise<void>;
  #isStopping = false;
  /** Something was left waiting for want of room. */
  #isMore = false;
  #wakes = 0;

  constructor(options: LaneOptions) {
    this.#options = options;
    // A lane begins at somebody's message, and goes on in nobody's name.
    this.#loop = inContext(undefined, () => this.#run());
  }

  /** There may be something to deliver. */
  wake(): void {
    this.#wakes += 1;
    this.#alarm.ring();
  }

  /** What is written with this lease is handed over by `take`; undefined: there is no room for it now. */
  leaseFor(path: string): Pick<LeasedRow, 'lease_owner' | 'leaseMs'> | undefined {
    const isFree = !this.#breaker.isOpen && this.#underWay.size < ROOM && !this.#rests.paths.includes(path);
    return isFree ? { lease_owner: this.#options.store.owner, leaseMs: LEASE_MS } : undefined;
  }

  /** One that stops leaves it: its lease ends, and another relay delivers it. */
  take(message: Message): void {
    if (!this.#isStopping) this.#begin(message);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#alarm.ring();
    await this.#loop;
    await Promise.all(this.#underWay);
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      const room = this.#room();
      const claimed = await this.#claim(room);
      // What came meanwhile has rung.
      if (room === 0 || claimed < room) await this.#alarm.wait();
    }
  }

  /** How many more may be claimed. A receiver that failed is asked by one message alone, after a rest. */
  #room(): number {
    const restMs = this.#breaker.restMs();
    if (restMs > 0) this.#alarm.ringIn(restMs);
    const room = restMs > 0 ? 0 : Math.max(0, (this.#breaker.isOpen ? 1 : ROOM) - this.#underWay.size);
    this.#isMore = room === 0;
    return room;
  }

  async #claim(limit: number): Promise<number> {
    if (limit === 0) return 0;
    try {
      let claimed = await this.#beginDue(limit, { except: this.#rests.paths });
      this.#isMore = claimed === limit;
      for (const path of this.#rests.toTry()) {
        const tried = await this.#beginDue(1, { only: path });
        if (tried === 0) this.#rests.end(path);
        claimed += tried;
      }
      return claimed;
    } catch (error) {
      this.#options.log.warn({ err: error, to: this.#options.store.destination }, 'outbox: the database does not answer, trying again');
      this.#alarm.ringIn(POLL_MS);
      return 0;
    }
  }

  async #beginDue(...claim: Parameters<LaneStore['claim']>): Promise<number> {
    const messages = await this.#options.store.claim(...claim);
    for (const message of messages) this.#begin(message);
    return messages.length;
  }

  #begin(message: Message): void {
    const delivery = inContext(contextFrom(message.headers), () => this.#handle(message)).then((mayOthersGo) => {
      this.#underWay.delete(delivery);
      // Not after each: a claim costs as much for one message, or none, as for many.
      const mayGoOn = this.#isMore && this.#underWay.size <= ROOM / 2;
      if (this.#breaker.isOpen || mayOthersGo || mayGoOn) this.#alarm.ring();
    });
    this.#underWay.add(delivery);
  }

  /** Whether what waited behind it may be delivered now. Never rejects. */
  async #handle(message: Message): Promise<boolean> {
    const { removals, deliver, log } = this.#options;
    const about = { messageId: message.id, to: message.destination, path: message.path, attempts: message.attempts };
    try {
      const answer = await this.#watched(message.path, () => deliver(message));
      const wakesBefore = this.#wakes;
      const isFollowed = await removals.remove(message, answer);
      log.info(about, 'outbox: delivered');
      // What was written meanwhile was not seen by the removal, and did not see it.
      return isFollowed || this.#wakes !== wakesBefore;
    } catch (error) {
      log.warn({ ...about, err: error }, 'outbox: not delivered');
      await this.#postpone(message, error).catch((failure: unknown) =>
        log.warn({ ...about, err: failure }, 'outbox: its lease has to end'),
      );
      return true;
    }
  }

  /** A refusal is an answer too: the receiver is there. */
  async #watched(path: string, deliver: () => Promise<unknown>): Promise<unknown> {
    try {
      const answer = await deliver();
      if (this.#rests.end(path)) this.#alarm.ring();
      await this.#answered();
      return answer;
    } catch (error) {
      const isOverLimit = error instanceof MessageOverLimit;
      if (isOverLimit) this.#rests.overLimit(path);
      if (isOverLimit || error instanceof MessageRefused) await this.#answered();
      else this.#breaker.failed();
      throw error;
    }
  }

  async #answered(): Promise<void> {
    if (!this.#breaker.answered()) return;
    await this.#options.store.bringForward().catch(() => undefined);
    this.#alarm.ring();
  }

  async #postpone(message: Message, error: unknown): Promise<void> {
    const { isParked, delayMs } = await this.#options.store.postpone(message, error);
    if (isParked) this.#options.log.error({ messageId: message.id, to: message.destination, err: error }, 'outbox: parked for an operator');
    // What is due later is found by the relay's look.
    else if (delayMs < POLL_MS) this.#alarm.ringIn(delayMs);
  }
}

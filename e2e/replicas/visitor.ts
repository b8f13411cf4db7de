import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, MemberClient } from '../support/member.ts';
import { deliver, signPostback } from '../support/wall.ts';
import type { Record } from './record.ts';

/** What a browser asks for on its way through the site: at least one path of each service. */
const PATHS = [
  '/api/auth/user',
  '/api/user/profile',
  '/api/settings/min_withdrawal',
  '/api/walls',
  '/api/social-media-tasks',
  '/api/rewards',
  '/api/user/transactions',
  '/api/withdraw/history',
  '/api/bombs/active',
  '/api/play-limits',
  '/api/events',
  '/api/referral/stats',
  '/registry.json',
];
/** As the stream itself tells browsers to wait. */
const RECONNECT_MS = 1_000;
const EARNED_AT_ONCE = 20;

export interface Surroundings {
  readonly simulatorUrl: string;
  readonly record: Record;
  /**
   * Whether visitors also play and withdraw. Such a call needs another service or company within two seconds, which a
   * machine that starts processes while a dozen others work may not give it.
   */
  readonly isPlaying: boolean;
  /** Between two calls of one kind (looking around, using money), by half more or less: people are not in step. */
  readonly pauseMs: number;
}

/**
 * One browser: it looks around, is paid by a wall, plays, withdraws and takes it back, with a stream open all the
 * while.
 */
export class Visitor {
  readonly #member: MemberClient;
  readonly #around: Surroundings;
  readonly #record: Record;
  readonly #end = new AbortController();

  constructor(member: MemberClient, around: Surroundings) {
    this.#member = member;
    this.#around = around;
    this.#record = around.record;
  }

  /** Until `leave`, whose end it brings to an end what was begun. */
  async visit(): Promise<void> {
    await Promise.all([this.#look(), this.#useMoney(), this.#follow()]);
  }

  leave(): void {
    this.#end.abort();
  }

  get #isOver(): boolean {
    return this.#end.signal.aborted;
  }

  async #look(): Promise<void> {
    for (let count = 0; !this.#isOver; count++) {
      const path = PATHS[count % PATHS.length] ?? '/';
      await this.#expect(
        `GET ${path}`,
        () => this.#member.get(path),
        (status) => status === 200,
      );
    }
  }

  async #useMoney(): Promise<void> {
    while (!this.#isOver) {
      await this.#earn();
      await this.#post('/api/rewards/daily/claim', {}, randomUUID());
      if (!this.#around.isPlaying) continue;
      await this.#play();
      await this.#withdraw();
    }
  }

  async #earn(): Promise<void> {
    const transaction = `r${randomUUID().replaceAll('-', '')}`;
    const completion = { wall: 'b', memberId: this.#member.id, amount: EARNED_AT_ONCE, transaction } as const;
    const call = await signPostback(this.#around.simulatorUrl, completion);
    const answer = await this.#expect('a postback', async () => ({ status: (await deliver(call)) ? 200 : 500, body: null }));
    if (answer) this.#record.credited(this.#member.id, BigInt(EARNED_AT_ONCE) * 100n);
  }

  async #play(): Promise<void> {
    const started = await this.#post<{ gameId?: string }>('/api/bombs/start', { betAmount: '1', bombCount: 1 }, randomUUID());
    const gameId = started?.body.gameId;
    if (gameId === undefined) return;
    await this.#post('/api/bombs/reveal', { gameId, tileIndex: 0 });
    await this.#post('/api/bombs/cashout', { gameId });
  }

  async #withdraw(): Promise<void> {
    await this.#post('/api/withdraw', { amount: '100', gamepassLink: 'https://www.roblox.com/game-pass/1' }, randomUUID());
  }

  /**
   * A refusal is an answer; only one of the site's own failures is none. `key` where the page sends one; else the
   * gateway gives the call one.
   */
  #post<Body>(path: string, body: object, key?: string): Promise<Answer<Body> | undefined> {
    return this.#expect(`POST ${path}`, () => this.#member.post<Body>(path, body, key));
  }

  async #expect<Body>(
    what: string,
    call: () => Promise<Answer<Body>>,
    isGood: (status: number) => boolean = (status) => status < 500 && status !== 429,
  ): Promise<Answer<Body> | undefined> {
    await delay(this.#around.pauseMs * (0.5 + Math.random()), undefined, { signal: this.#end.signal }).catch(() => undefined);
    try {
      const answer = await call();
      this.#record.answered(what, isGood(answer.status), `${answer.status} ${JSON.stringify(answer.body)}`);
      return answer;
    } catch (error) {
      this.#record.answered(what, false, error instanceof Error ? `${error.message} (${String(error.cause)})` : String(error));
      return undefined;
    }
  }

  /** As an EventSource: a stream that ends is opened again; one that cannot be opened is a failure. */
  async #follow(): Promise<void> {
    while (!this.#isOver) {
      try {
        const response = await this.#member.stream('/api/live', this.#end.signal);
        this.#record.answered('the live stream', response.status === 200, String(response.status));
        if (response.body) for await (const _chunk of response.body) if (this.#isOver) break;
      } catch (error) {
        if (!this.#isOver) this.#record.broken(error instanceof Error ? `${error.message} (${String(error.cause)})` : String(error));
      }
      await delay(RECONNECT_MS, undefined, { signal: this.#end.signal }).catch(() => undefined);
    }
  }
}

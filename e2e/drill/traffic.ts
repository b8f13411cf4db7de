import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Site } from '@facet/tooling/site';
import { MemberClient, newUsername, type Answer, type WithdrawalBody } from '../support/member.ts';
import { OWNER } from '../support/owner.ts';
import { deliver, signPostback } from '../support/wall.ts';
import type { Told } from './told.ts';

const PAUSE_MS = 50;
const WALLS = ['a', 'b', 'c', 'd'] as const;
const STAKE = '1.00';
const PRICE = 100;

interface Round {
  gameId: string;
  won?: boolean;
  winAmount?: string | null;
}

/** Members who earn, members who play, and members who are paid by the bot, until told to stop. */
export class Traffic {
  readonly #site: Site;
  readonly #simulatorUrl: string;
  readonly #told: Told;
  #isStopping = false;
  #running: Promise<unknown> = Promise.resolve();

  constructor(site: Site, told: Told) {
    if (site.simulatorUrl === null) throw new Error('the traffic needs the simulator');
    this.#site = site;
    this.#simulatorUrl = site.simulatorUrl;
    this.#told = told;
  }

  start(earners: readonly MemberClient[], players: readonly MemberClient[]): void {
    this.#running = Promise.all([
      ...earners.map((member) => this.#earn(member)),
      ...players.map((member) => this.#play(member)),
      this.#pay(),
    ]);
  }

  /** What was begun is brought to its end. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#running;
  }

  /** Of each wall in turn, never twice the same amount of one: a repeated one would wait for a decision. */
  async #earn(member: MemberClient): Promise<void> {
    for (let count = 0; !this.#isStopping; count++) {
      await this.#credit(member, WALLS[count % WALLS.length] ?? 'a', 100 + Math.floor(count / WALLS.length));
      await delay(PAUSE_MS);
    }
  }

  async #credit(member: MemberClient, wall: (typeof WALLS)[number], hundredths: number): Promise<void> {
    const completion = { wall, memberId: member.id, amount: hundredths / 100, transaction: `d${randomUUID().replaceAll('-', '')}` };
    const call = await signPostback(this.#simulatorUrl, completion);
    await this.#told.insist(
      async () => ({ status: (await deliver(call)) ? 200 : 500, body: { code: 'postback' } }),
      ({ status }) => status === 200,
    );
    this.#told.credited(member.id, BigInt(hundredths));
  }

  async #play(member: MemberClient): Promise<void> {
    await this.#credit(member, 'b', 50_000);
    while (!this.#isStopping) {
      const { status, body } = await this.#post<Round>(member, '/api/bombs/start', { betAmount: STAKE, bombCount: 3 });
      // Not credited yet, or a round that was begun under a key whose answer was lost.
      if (status === 200) await this.#finish(member, body.gameId);
      await delay(PAUSE_MS);
    }
  }

  async #finish(member: MemberClient, gameId: string): Promise<void> {
    this.#told.writes.bet.push(Date.now());
    const revealed = await this.#post<Round>(member, '/api/bombs/reveal', { gameId, tileIndex: 0 });
    if (revealed.status !== 200) return;
    if (revealed.body.won === false) return void this.#told.rounds.set(gameId, { memberId: member.id, payout: 0n });
    const cashed = await this.#post<Round>(member, '/api/bombs/cashout', { gameId });
    if (cashed.status !== 200) return;
    const payout = BigInt(Math.round(Number(cashed.body.winAmount) * 100));
    this.#told.rounds.set(gameId, { memberId: member.id, payout });
  }

  /** A gamepass is bought once in its life: each payout has a member of its own. */
  async #pay(): Promise<void> {
    const owner = await this.#operator();
    while (!this.#isStopping) {
      const member = await this.#signIn();
      await this.#credit(member, 'a', PRICE * 100);
      const passId = await this.#passOf(member);
      const wanted = { amount: String(PRICE), gamepassLink: `https://www.roblox.com/game-pass/${passId}` };
      const key = randomUUID();
      await this.#told.insist(
        () => member.post('/api/withdraw', wanted, key),
        ({ status }) => status === 200,
      );
      const { body } = await this.#told.insist(
        () => member.get<WithdrawalBody>('/api/withdraw/history'),
        ({ status }) => status === 200,
      );
      const id = body.withdrawals[0]?.id ?? '';
      await owner(`/api/admin/withdrawals/${id}/process`, { status: 'completed', autoPayout: true });
      const state = async () =>
        (await member.get<WithdrawalBody>('/api/withdraw/history').catch(() => null))?.body.withdrawals?.[0]?.payoutState;
      for (let tries = 0; tries < 20 && (await state()) !== 'paid'; tries++) await delay(500);
      if ((await state()) === 'paid') {
        this.#told.paid.push({ memberId: member.id, withdrawalId: id, passId });
        this.#told.writes.payout.push(Date.now());
      }
      await delay(PAUSE_MS * 20);
    }
  }

  #post<Body>(member: MemberClient, path: string, body: object): Promise<Answer<Body>> {
    const key = randomUUID();
    return this.#told.insist(() => member.post<Body>(path, body, key));
  }

  async #signIn(): Promise<MemberClient> {
    const username = newUsername('paid');
    for (;;) {
      const member = await MemberClient.signIn(this.#site.url, username).catch(() => null);
      if (member) return member;
      await delay(PAUSE_MS * 4);
    }
  }

  async #passOf({ username }: MemberClient): Promise<number> {
    const response = await fetch(`${this.#simulatorUrl}/sim/users/${username}`);
    const { passes } = (await response.json()) as { passes: { id: number; price: number }[] };
    const pass = passes.find(({ price }) => price === PRICE);
    if (!pass) throw new Error(`${username} sells no gamepass for ${PRICE}`);
    return Number(pass.id);
  }

  /** Their session may end with what it was kept in; they log in again. */
  async #operator(): Promise<(path: string, body: object) => Promise<void>> {
    let cookie = await this.#logIn();
    return async (path, body) => {
      const key = randomUUID();
      await this.#told.insist(
        async () => {
          const answer = await this.#call(path, body, { cookie, 'idempotency-key': key });
          if (answer.status === 401) cookie = await this.#logIn();
          return answer;
        },
        ({ status }) => status < 500 && status !== 401 && status !== 429,
      );
    };
  }

  async #logIn(): Promise<string> {
    const { headers } = await this.#told.insist(
      () => this.#call('/api/auth/admin-login', OWNER, {}),
      ({ status }) => status === 200,
    );
    return headers
      .getSetCookie()
      .map((text) => text.split(';', 1)[0])
      .join('; ');
  }

  async #call(path: string, body: object, headers: Record<string, string>): Promise<{ status: number; body: unknown; headers: Headers }> {
    const response = await fetch(`${this.#site.url}${path}`, {
      method: 'POST',
      headers: { origin: this.#site.url, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(12_000),
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  }
}

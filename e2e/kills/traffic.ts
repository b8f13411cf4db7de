import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Site } from '@facet/tooling/site';
import type { MemberClient, WithdrawalBody } from '../support/member.ts';
import { deliver, signPostback, type Completion } from '../support/wall.ts';
import type { Books } from './books.ts';

const WALLS = ['a', 'b', 'c', 'd'] as const;
const PAUSE_MS = 20;

/**
 * Members who earn, withdraw and cancel until told to stop; a wall repeats a postback until it is taken, a browser its
 * withdrawal with the same key.
 */
export class Traffic {
  readonly #simulatorUrl: string;
  readonly #books: Books;
  #stopping = false;
  #running: Promise<unknown> = Promise.resolve();
  refusals = 0;

  constructor(site: Site, books: Books) {
    if (site.simulatorUrl === null) throw new Error('the traffic needs the simulator');
    this.#simulatorUrl = site.simulatorUrl;
    this.#books = books;
  }

  start(members: readonly MemberClient[]): void {
    this.#running = Promise.all(members.flatMap((member) => [this.#earn(member), this.#withdraw(member)]));
  }

  /** Lets what was begun come to its end: a postback in the air is repeated until it is taken. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#running;
  }

  async #earn(member: MemberClient): Promise<void> {
    for (let count = 0; !this.#stopping; count++) {
      const wall = WALLS[count % WALLS.length] ?? 'a';
      const completion: Completion = {
        wall,
        memberId: member.id,
        // Never twice the same of one wall: where the signature leaves the transaction out, a repeated one is held for
        // a decision. A cent more each time: whole R$ would soon pass what the wallet lets a service move in a minute.
        amount: (100 + Math.floor(count / WALLS.length)) / 100,
        transaction: `t${randomUUID().replaceAll('-', '')}`,
      };
      const call = await signPostback(this.#simulatorUrl, completion);
      await this.#persist(() => deliver(call));
      this.#books.credited(completion.transaction, member.id, completion.amount);
      await delay(PAUSE_MS);
    }
  }

  async #withdraw(member: MemberClient): Promise<void> {
    const passes = await this.#passesOf(member);
    for (let count = 0; !this.#stopping; count++) {
      const pass = passes[count % passes.length];
      if (pass === undefined) throw new Error('the simulated platform shows no gamepass of 100');
      const key = randomUUID();
      const body = { amount: '100', gamepassLink: `https://www.roblox.com/game-pass/${pass}` };
      await this.#persist(async () => (await member.post('/api/withdraw', body, key)).status < 500);
      const history = await this.#patient(() => member.get<WithdrawalBody>('/api/withdraw/history'));
      for (const { id } of history.body.withdrawals.filter((withdrawal) => withdrawal.payoutState === 'held'))
        await this.#persist(async () => (await member.post(`/api/withdraw/${id}/cancel`, {})).status < 500);
      await delay(PAUSE_MS);
    }
  }

  async #passesOf(member: MemberClient): Promise<string[]> {
    const response = await fetch(`${this.#simulatorUrl}/sim/users/${member.username}`);
    const { passes } = (await response.json()) as { passes: { id: number | string; price: number }[] };
    return passes.filter((pass) => pass.price === 100).map((pass) => String(pass.id));
  }

  /** Repeats until `attempt` says true; a broken connection counts as no. */
  async #persist(attempt: () => Promise<boolean>): Promise<void> {
    for (;;) {
      if (await attempt().catch(() => false)) return;
      this.refusals += 1;
      await delay(PAUSE_MS * 2);
    }
  }

  async #patient<Body>(call: () => Promise<{ status: number; body: Body }>): Promise<{ status: number; body: Body }> {
    for (;;) {
      const answer = await call().catch(() => undefined);
      if (answer?.status === 200) return answer;
      await delay(PAUSE_MS * 2);
    }
  }
}

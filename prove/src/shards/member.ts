import { randomUUID } from 'node:crypto';
import type { Answer } from '../outside/calls.ts';
import { isNo, isYes } from '../scenario.ts';
import type { Place } from '../site/names.ts';
import type { Between } from '../outside/touch.ts';
import type { Person, World } from '../world.ts';

const CREDIT = 1_250n;
const STAKE = 5;
const PRICE = 100;

/** Something that somebody does, and does again until they are told whether it is done. */
export type Act = () => Promise<Answer>;

/** What somebody was told of what they did. */
interface Told {
  credits: { transaction: string; isTold: boolean }[];
  rounds: string[];
  withdrawals: { id: string; cancel: 'not asked' | 'asked' | 'done' }[];
}

/** Somebody whose money one of the wallets has. */
export class Member {
  readonly person: Person;
  readonly place: Place;
  readonly told: Told = { credits: [], rounds: [], withdrawals: [] };
  readonly #world: World;
  readonly #between: Between;

  constructor(world: World, between: Between, person: Person, place: Place) {
    this.#world = world;
    this.#between = between;
    this.person = person;
    this.place = place;
  }

  get credited(): bigint {
    return CREDIT * BigInt(this.told.credits.length);
  }

  /** A wall reports what they earned. */
  credit(): Act {
    const report = { transaction: `T${randomUUID()}`, isTold: false };
    this.told.credits.push(report);
    return async () => {
      const answer = await this.#world.wall({ person: this.person, transaction: report.transaction, hundredths: CREDIT });
      report.isTold ||= isYes(answer);
      return answer;
    };
  }

  /** A round of bombs: a bet, one tile, and what was won. */
  bet(): Act {
    let key = randomUUID();
    let gameId: string | undefined;
    let isOver = false;
    return async () => {
      if (gameId === undefined) {
        const started = await this.#ask('games', '/api/bombs/start', { betAmount: STAKE, bombCount: 1 }, key);
        // What was refused for good is asked for anew.
        if (isNo(started)) key = randomUUID();
        if (!isYes(started)) return started;
        gameId = (JSON.parse(started.body) as { gameId: string }).gameId;
        this.told.rounds.push(gameId);
      }
      if (!isOver) {
        const revealed = await this.#ask('games', '/api/bombs/reveal', { gameId, tileIndex: 3 });
        if (!isYes(revealed)) return revealed;
        isOver = true;
        if ((JSON.parse(revealed.body) as { won?: boolean }).won !== true) return revealed;
      }
      return this.#ask('games', '/api/bombs/cashout', { gameId });
    };
  }

  /** A withdrawal for a new gamepass, and where `isCancelled` its end. */
  withdraw(isCancelled: boolean): Act {
    let key = randomUUID();
    const passId = this.#world.site.platform.pass(this.person.platformId, PRICE);
    let withdrawal: Told['withdrawals'][number] | undefined;
    return async () => {
      if (!withdrawal) {
        const link = `https://www.roblox.com/game-pass/${passId}/a`;
        const asked = await this.#ask('wallet', '/api/withdraw', { amount: PRICE, gamepassLink: link }, key);
        if (isNo(asked)) key = randomUUID();
        if (!isYes(asked)) return asked;
        withdrawal = { id: (JSON.parse(asked.body) as { withdrawal: { id: string } }).withdrawal.id, cancel: 'not asked' };
        this.told.withdrawals.push(withdrawal);
        if (!isCancelled) return asked;
      }
      withdrawal.cancel = 'asked';
      const answer = await this.#ask('wallet', `/api/withdraw/${withdrawal.id}/cancel`, {});
      if (isYes(answer)) withdrawal.cancel = 'done';
      return answer;
    };
  }

  /** Their page asks a service; of the wallet it is their own that answers. */
  async #ask(service: 'games' | 'wallet', url: string, payload: object, key?: string): Promise<Answer> {
    const perform = (): Promise<Answer> => this.#world.as(this.person, service, 'POST', url, payload, key === undefined ? {} : { key });
    if (service === 'games') return perform();
    const name = `page-to-${this.place}-${url}`;
    return this.#between.meet({ kind: 'call', name }, { perform, lost: () => new Error('unheard') }).catch(() => ({ status: 0, body: '' }));
  }
}

export const isAnswered = (answer: Answer): boolean => isYes(answer) || isNo(answer);

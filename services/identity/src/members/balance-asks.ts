import { inContext, parseMoney, repeatable, Type, type Kit } from '@facet/service-kit';
import { Value } from 'typebox/value';
import type { WalletPaths } from '../clients/index.ts';

export interface Money {
  balanceHundredths: bigint;
  totalEarnedHundredths: bigint;
}

interface Ask {
  memberId: string;
  resolve: (money: Money) => void;
  reject: (error: unknown) => void;
}

const DEADLINE_MS = 300;
/** The wallet answers no more at once. */
const MEMBERS_MAX = 200;
const Answer = Type.Object({ balance: Type.String(), totalEarned: Type.String() });
const Answers = Type.Object({ balances: Type.Array(Type.Object({ memberId: Type.String(), ...Answer.properties })) });

/**
 * Asks the wallet what members have, within 300 ms. All who are asked for in one turn of the event loop go in one call:
 * the busier, the cheaper each.
 */
export class BalanceAsks {
  readonly #wallet;
  #waiting: Ask[] = [];

  constructor(kit: Pick<Kit, 'client'>) {
    this.#wallet = kit.client<WalletPaths>('wallet', { deadlineMs: DEADLINE_MS });
  }

  /** Rejects when the wallet is away, late, or says something else. */
  of(memberId: string): Promise<Money> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ memberId, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => void this.#send());
    });
  }

  async #send(): Promise<void> {
    const asks = this.#waiting.splice(0, MEMBERS_MAX);
    if (this.#waiting.length > 0) setImmediate(() => void this.#send());
    const [only, ...others] = asks;
    if (!only) return;
    try {
      // A call for many is made in nobody's name.
      const answerTo = others.length === 0 ? await this.#askOne(only) : await inContext(undefined, () => this.#askMany(asks));
      // All before any is told: half an answer is none.
      const told = asks.map((ask) => ({ ask, money: moneyOf(answerTo(ask)) }));
      for (const { ask, money } of told) ask.resolve(money);
    } catch (error) {
      for (const { reject } of asks) reject(error);
    }
  }

  async #askOne({ memberId }: Ask): Promise<() => unknown> {
    const { data } = await this.#wallet.GET('/internal/balances/{memberId}', { params: { path: { memberId } } });
    return () => data;
  }

  async #askMany(asks: readonly Ask[]): Promise<(ask: Ask) => unknown> {
    const memberIds = asks.map(({ memberId }) => memberId);
    const { data } = await this.#wallet.POST('/internal/balances', { ...repeatable(), body: { memberIds } });
    Value.Assert(Answers, data);
    const answers = new Map(data.balances.map((answer) => [answer.memberId, answer]));
    return ({ memberId }) => answers.get(memberId);
  }
}

function moneyOf(answer: unknown): Money {
  Value.Assert(Answer, answer);
  return {
    balanceHundredths: parseMoney(answer.balance, 'balance', { signed: true }),
    totalEarnedHundredths: parseMoney(answer.totalEarned, 'totalEarned', { signed: true }),
  };
}

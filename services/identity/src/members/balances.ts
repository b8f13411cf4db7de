import type { Database, Kit } from '@facet/service-kit';
import { BalanceAsks, type Money } from './balance-asks.ts';
import { BalanceTold } from './balance-told.ts';

export interface KnownBalance extends Money {
  /** The wallet did not answer in time: this is what it said last, zero when it never spoke. */
  stale: boolean;
}

const NOTHING: Money = { balanceHundredths: 0n, totalEarnedHundredths: 0n };

/**
 * Members' money as the wallet says it, within 300 ms; what it said last is kept here, so that nobody is logged out by
 * its absence.
 */
export class Balances {
  readonly #database: Database;
  readonly #log: Kit['log'];
  readonly #asks: BalanceAsks;
  #isAway = false;

  constructor(kit: Kit) {
    this.#database = kit.database;
    this.#log = kit.log;
    this.#asks = new BalanceAsks(kit);
  }

  /** `known`: what is kept of them, where it was read already; null: nothing. */
  async of(memberId: string, known?: Money | null): Promise<KnownBalance> {
    const [told, kept] = await Promise.all([this.#ask(memberId), known === undefined ? this.#recall(memberId) : known]);
    if (!told) return { ...(kept ?? NOTHING), stale: true };
    if (told.balanceHundredths !== kept?.balanceHundredths || told.totalEarnedHundredths !== kept.totalEarnedHundredths)
      await this.#remember(memberId, told);
    return { ...told, stale: false };
  }

  async #ask(memberId: string): Promise<Money | undefined> {
    try {
      const money = await this.#asks.of(memberId);
      this.#note(undefined);
      return money;
    } catch (error) {
      this.#note(error);
      return undefined;
    }
  }

  /** One line when the wallet goes away and one when it is back, not one for each call. */
  #note(failure: unknown): void {
    if (failure !== undefined && !this.#isAway)
      this.#log.warn({ err: failure }, 'the wallet says no balances; the last known ones are shown');
    if (failure === undefined && this.#isAway) this.#log.info('the wallet says balances again');
    this.#isAway = failure !== undefined;
  }

  async #recall(memberId: string): Promise<Money | undefined> {
    return BalanceTold.query(this.#database).findById(memberId);
  }

  async #remember(memberId: string, told: Money): Promise<void> {
    const fields = { memberId, ...told, heardAt: this.#database.fn.now() };
    await BalanceTold.query(this.#database).insert(fields).onConflict('member_id').merge();
  }
}

import { parseMoney, Type, type Database, type Kit } from '@facet/service-kit';
import { Value } from 'typebox/value';
import type { WalletPaths } from '../clients/index.ts';
import { BalanceTold } from './balance-told.ts';

export interface KnownBalance {
  balanceHundredths: bigint;
  totalEarnedHundredths: bigint;
  /** The wallet did not answer in time: this is what it said last, zero when it never spoke. */
  stale: boolean;
}

const DEADLINE_MS = 300;
const Answer = Type.Object({ balance: Type.String(), totalEarned: Type.String() });

/** Members' money as the wallet says it, within 300 ms; what it said last is kept here, so that nobody is logged out by its absence. */
export class Balances {
  private readonly database: Database;
  private readonly log: Kit['log'];
  private readonly wallet;
  private isAway = false;

  constructor(kit: Kit) {
    this.database = kit.database;
    this.log = kit.log;
    this.wallet = kit.client<WalletPaths>('wallet', { deadlineMs: DEADLINE_MS });
  }

  async of(memberId: string): Promise<KnownBalance> {
    const [told, known] = await Promise.all([this.ask(memberId), this.recall(memberId)]);
    if (!told) return { ...(known ?? { balanceHundredths: 0n, totalEarnedHundredths: 0n }), stale: true };
    if (told.balanceHundredths !== known?.balanceHundredths || told.totalEarnedHundredths !== known.totalEarnedHundredths)
      await this.remember(memberId, told);
    return { ...told, stale: false };
  }

  private async ask(memberId: string): Promise<Omit<KnownBalance, 'stale'> | undefined> {
    try {
      const { data } = await this.wallet.GET('/internal/balances/{memberId}', { params: { path: { memberId } } });
      const answer = Value.Parse(Answer, data);
      this.note(undefined);
      return {
        balanceHundredths: parseMoney(answer.balance, 'balance', { signed: true }),
        totalEarnedHundredths: parseMoney(answer.totalEarned, 'totalEarned', { signed: true }),
      };
    } catch (error) {
      this.note(error);
      return undefined;
    }
  }

  /** One line when the wallet goes away and one when it is back, not one for each call. */
  private note(failure: unknown): void {
    if (failure !== undefined && !this.isAway)
      this.log.warn({ err: failure }, 'the wallet says no balances; the last known ones are shown');
    if (failure === undefined && this.isAway) this.log.info('the wallet says balances again');
    this.isAway = failure !== undefined;
  }

  /** A hot path: each "who am I" asks. */
  private async recall(memberId: string): Promise<Omit<KnownBalance, 'stale'> | undefined> {
    const columns = { balanceHundredths: 'balance_hundredths', totalEarnedHundredths: 'total_earned_hundredths' };
    return (await this.database('known_balances').where({ member_id: memberId }).first(columns)) as Omit<KnownBalance, 'stale'> | undefined;
  }

  private async remember(memberId: string, told: Omit<KnownBalance, 'stale'>): Promise<void> {
    const fields = { memberId, ...told, heardAt: this.database.fn.now() };
    await BalanceTold.query(this.database).insert(fields).onConflict('member_id').merge();
  }
}

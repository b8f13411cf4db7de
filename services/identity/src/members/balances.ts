import { parseMoney, Type, type Database, type Kit } from '@facet/service-kit';
import { Value } from 'typebox/value';
import type { WalletPaths } from '../clients/index.ts';

export interface KnownBalance {
  balanceHundredths: bigint;
  totalEarnedHundredths: bigint;
  /** The wallet did not answer in time: this is what it said last, zero when it never spoke. */
  stale: boolean;
}

const DEADLINE_MS = 300;
const Answer = Type.Object({ balance: Type.String(), totalEarned: Type.String() });

interface Row {
  member_id: string;
  balance_hundredths: bigint;
  total_earned_hundredths: bigint;
}

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

  private async recall(memberId: string): Promise<Omit<KnownBalance, 'stale'> | undefined> {
    const row = await this.database<Row>('known_balances').where({ member_id: memberId }).first();
    return row && { balanceHundredths: row.balance_hundredths, totalEarnedHundredths: row.total_earned_hundredths };
  }

  private async remember(memberId: string, told: Omit<KnownBalance, 'stale'>): Promise<void> {
    const row = {
      member_id: memberId,
      balance_hundredths: told.balanceHundredths.toString(),
      total_earned_hundredths: told.totalEarnedHundredths.toString(),
      heard_at: this.database.fn.now(),
    };
    await this.database('known_balances').insert(row).onConflict('member_id').merge();
  }
}

import { formatMoney, httpErrors, parseMoney, repeatable, Type, type Kit } from '@facet/service-kit';
import { Value } from 'typebox/value';
import type { WalletPaths } from '../wallet/index.ts';
import { feeKey, type Entry } from './event.ts';

const Outcome = Type.Object({ status: Type.String() });
const Outcomes = Type.Object({ results: Type.Array(Outcome, { minItems: 1, maxItems: 1 }) });
const Balance = Type.Object({ totalEarned: Type.String() });

export type FeeOutcome = 'taken' | 'insufficient' | 'requirement' | 'cancelled';

/** Entry fees in the wallet: one debit under the entry's own key, so that it is taken once and can be given back once. */
export class Fees {
  private readonly wallet;

  constructor(kit: Pick<Kit, 'client'>) {
    this.wallet = kit.client<WalletPaths>('wallet');
  }

  /** A free event asks the wallet only what the member has earned. @throws unavailable (503) when the wallet does not say */
  async take(entry: Entry, { title, minTotalEarned }: { title: string; minTotalEarned: string }): Promise<FeeOutcome> {
    return entry.fee === 0n ? this.checkEarned(entry.member_id, minTotalEarned) : this.debit(entry, title, minTotalEarned);
  }

  /** Gives it back, or keeps it from being taken later. May be repeated. @throws unavailable (503) */
  async giveBack(entry: Pick<Entry, 'id' | 'member_id' | 'fee'>): Promise<void> {
    if (entry.fee === 0n) return;
    const body = { memberId: entry.member_id, key: feeKey(entry.id) };
    const { data } = await this.wallet.POST('/internal/transfers/void', { body, ...repeatable() });
    const status = Value.Check(Outcome, data) ? data.status : undefined;
    if (status !== 'ok' && status !== 'duplicate')
      throw httpErrors('unavailable', `The wallet did not give a fee back: ${status ?? 'unknown answer'}`);
  }

  private async debit(entry: Entry, title: string, minTotalEarned: string): Promise<FeeOutcome> {
    const transfer = {
      key: feeKey(entry.id),
      memberId: entry.member_id,
      direction: 'debit' as const,
      account: 'events',
      amount: formatMoney(entry.fee),
      type: 'event_fee',
      reason: `Entry fee: ${title}`,
      minTotalEarned,
    };
    const { data } = await this.wallet.POST('/internal/transfers', { body: { transfers: [transfer] }, ...repeatable() });
    const status = Value.Check(Outcomes, data) ? data.results[0]?.status : undefined;
    switch (status) {
      case 'ok':
      case 'duplicate':
        return 'taken';
      case 'insufficient':
      case 'requirement':
      case 'cancelled':
        return status;
      default:
        throw httpErrors('unavailable', `The wallet did not take a fee: ${status ?? 'unknown answer'}`);
    }
  }

  private async checkEarned(memberId: string, minTotalEarned: string): Promise<FeeOutcome> {
    const { data } = await this.wallet.GET('/internal/balances/{memberId}', { params: { path: { memberId } } });
    if (!Value.Check(Balance, data)) throw httpErrors('unavailable', 'The wallet did not say what the member has earned');
    const earned = parseMoney(data.totalEarned, 'totalEarned', { signed: true });
    return earned >= parseMoney(minTotalEarned, 'event_min_total_earned') ? 'taken' : 'requirement';
  }
}

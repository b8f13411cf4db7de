import { totalsEarned, WalletClient, type WalletResult } from '@facet/money-kit';
import { httpErrors, parseMoney, type Kit } from '@facet/service-kit';
import { feeKey, type Entry } from './event.ts';

export type FeeOutcome = 'taken' | 'insufficient' | 'requirement' | 'cancelled';

/** Entry fees in the wallet: one debit under the entry's own key, so that it is taken once and can be given back once. */
export class Fees {
  private readonly kit: Pick<Kit, 'client'>;
  private readonly wallet: WalletClient;

  constructor(kit: Pick<Kit, 'client'>) {
    this.kit = kit;
    this.wallet = new WalletClient(kit);
  }

  /** A free event asks the wallet only what the member has earned. @throws unavailable (503) when the wallet does not say, or would not do it */
  async take(entry: Entry, { title, minTotalEarned }: { title: string; minTotalEarned: string }): Promise<FeeOutcome> {
    return entry.fee === 0n ? this.checkEarned(entry.member_id, minTotalEarned) : this.debit(entry, title, minTotalEarned);
  }

  /** Gives it back, or keeps it from being taken later. May be repeated. @throws unavailable (503) */
  async giveBack(entry: Pick<Entry, 'id' | 'member_id' | 'fee'>): Promise<void> {
    if (entry.fee === 0n) return;
    const result = await this.wallet.void({ memberId: entry.member_id, key: feeKey(entry.id) });
    if (result.status !== 'ok' && result.status !== 'duplicate') throw notDone('give a fee back', result);
  }

  private async debit(entry: Entry, title: string, minTotalEarned: string): Promise<FeeOutcome> {
    const result = await this.wallet.debit({
      key: feeKey(entry.id),
      memberId: entry.member_id,
      account: 'events',
      amountHundredths: entry.fee,
      type: 'event_fee',
      reason: `Entry fee: ${title}`,
      minTotalEarned,
    });
    switch (result.status) {
      case 'ok':
      case 'duplicate':
        return 'taken';
      case 'insufficient':
      case 'requirement':
      case 'cancelled':
        return result.status;
      case 'key_reused':
      case 'refused':
      case 'unknown':
        throw notDone('take a fee', result);
      default:
        return result satisfies never;
    }
  }

  private async checkEarned(memberId: string, minTotalEarned: string): Promise<FeeOutcome> {
    const earned = (await totalsEarned(this.kit, [memberId])).get(memberId) ?? 0n;
    return earned >= parseMoney(minTotalEarned, 'event_min_total_earned') ? 'taken' : 'requirement';
  }
}

function notDone(what: string, result: WalletResult): Error {
  return httpErrors('unavailable', `The wallet did not ${what}: ${result.status}${'why' in result ? `, ${result.why}` : ''}`);
}

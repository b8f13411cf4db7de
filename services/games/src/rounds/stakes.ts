import { WalletClient, type WalletResult } from '@facet/money-kit';
import { httpErrors, type Kit } from '@facet/service-kit';
import { movementKeys, reasonOf, type Round } from './round.ts';

export type StakeOutcome = 'taken' | 'insufficient' | 'requirement' | 'cancelled';

/** The stake of a round in the wallet: one debit under the round's own key, so that it is taken once and can be given back once. */
export class Stakes {
  private readonly wallet: WalletClient;

  constructor(kit: Pick<Kit, 'client'>) {
    this.wallet = new WalletClient(kit);
  }

  /** @throws unavailable (503) when the wallet does not say what happened, or would not do it */
  async take(round: Round, minTotalEarned: string): Promise<StakeOutcome> {
    const result = await this.wallet.debit({
      key: movementKeys.stake(round.id),
      memberId: round.member_id,
      account: 'house',
      amountHundredths: round.stake,
      type: 'bet',
      reason: reasonOf(round),
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
        throw notDone('take the bet', result);
      default:
        return result satisfies never;
    }
  }

  /** Whether the ledger knows how the round ended. @throws unavailable (503) */
  async wasSettled(round: Pick<Round, 'member_id' | 'id'>): Promise<boolean> {
    const keys = [movementKeys.win(round.id), movementKeys.loss(round.id)];
    const bookings = await Promise.all(keys.map((key) => this.wallet.wasBooked({ memberId: round.member_id, key })));
    if (bookings.includes('unknown')) throw httpErrors('unavailable', 'The wallet did not say whether a round was settled');
    return bookings.includes('booked');
  }

  /** Gives it back, or keeps it from being taken later. May be repeated. @throws unavailable (503) */
  async giveBack(round: Pick<Round, 'member_id' | 'id'>): Promise<void> {
    const result = await this.wallet.void({ memberId: round.member_id, key: movementKeys.stake(round.id) });
    if (result.status !== 'ok' && result.status !== 'duplicate') throw notDone('give a bet back', result);
  }
}

function notDone(what: string, result: WalletResult): Error {
  return httpErrors('unavailable', `The wallet did not ${what}: ${result.status}${'why' in result ? `, ${result.why}` : ''}`);
}

import { formatMoney, httpErrors, repeatable, Type, type Kit } from '@facet/service-kit';
import { Value } from 'typebox/value';
import { movementKeys, reasonOf, type Round } from './round.ts';
import type { paths } from './wallet-paths.generated.ts';

const Outcome = Type.Object({ status: Type.String() });
const Outcomes = Type.Object({ results: Type.Array(Outcome, { minItems: 1, maxItems: 1 }) });

export type StakeOutcome = 'taken' | 'insufficient' | 'requirement' | 'cancelled';

/** The stake of a round in the wallet: one debit under the round's own key, so that it is taken once and can be given back once. */
export class Stakes {
  private readonly wallet;

  constructor(kit: Pick<Kit, 'client'>) {
    this.wallet = kit.client<paths>('wallet');
  }

  /** @throws unavailable (503) when the wallet does not say what happened */
  async take(round: Round, minTotalEarned: string): Promise<StakeOutcome> {
    const { data } = await this.wallet.POST('/internal/transfers', {
      ...repeatable(),
      body: {
        transfers: [
          {
            key: movementKeys.stake(round.id),
            memberId: round.member_id,
            direction: 'debit',
            account: 'house',
            amount: formatMoney(round.stake),
            type: 'bet',
            reason: reasonOf(round),
            minTotalEarned,
          },
        ],
      },
    });
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
        throw httpErrors('unavailable', `The wallet did not take the bet: ${status ?? 'unknown answer'}`);
    }
  }

  /** Gives it back, or keeps it from being taken later. May be repeated. @throws unavailable (503) */
  async giveBack(round: Pick<Round, 'member_id' | 'id'>): Promise<void> {
    const { data } = await this.wallet.POST('/internal/transfers/void', {
      ...repeatable(),
      body: { memberId: round.member_id, key: movementKeys.stake(round.id) },
    });
    const status = Value.Check(Outcome, data) ? data.status : undefined;
    if (status !== 'ok' && status !== 'duplicate')
      throw httpErrors('unavailable', `The wallet did not give a bet back: ${status ?? 'unknown answer'}`);
  }
}

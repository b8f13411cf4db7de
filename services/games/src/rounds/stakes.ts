import { Reservation, WalletClient } from '@facet/money-kit';
import { httpErrors, prepared, type Database, type Kit } from '@facet/service-kit';
import type { SeedChains } from '../fairness/index.ts';
import { ROUND_COLUMNS, transferKeys, reasons, type Round } from './round.ts';

/** What a stake is taken on. */
interface StakeTerms {
  minTotalEarned: string;
  /** How long the round runs if nobody acts; null: for ever. */
  settlesAfterMs: number | null;
}

/** The stakes of rounds: taken before a round is open, given back when it is refused or refunded. */
export type Stakes = Reservation<Round, StakeTerms>;

export function openStakes({
  kit,
  seeds,
  sweepAfterMs,
}: {
  kit: Pick<Kit, 'client' | 'database' | 'log'>;
  seeds: SeedChains;
  sweepAfterMs: number;
}): Stakes {
  const wallet = new WalletClient(kit);
  return new Reservation<Round, StakeTerms>(
    {
      table: 'rounds',
      keyOf: transferKeys.stake,
      held: 'open',
      amountOf: ({ stake }) => stake,
      debitOf: (round, { minTotalEarned }) => ({ type: 'bet', account: 'house', reason: reasons.stake(round), minTotalEarned }),
      confirm: begin,
      async onVoided(transaction, round, write) {
        // The chain before the round, as when a round is stored.
        await seeds.lock(transaction, round.member_id);
        const ended = await write({ ended_at: transaction.raw('clock_timestamp()') as unknown as Date });
        if (ended?.state === 'refused')
          await seeds.putBack(transaction, { memberId: round.member_id, serverSeed: seeds.opened(round).server_seed, nonce: round.nonce });
        return ended;
      },
      // One that was open may have ended in the ledger, when that was restored to a later moment than the rounds: what
      // it paid stands, and the audit tells the difference.
      async wasSettled({ member_id, id }) {
        const keys = [transferKeys.win(id), transferKeys.loss(id)];
        const bookings = await Promise.all(keys.map((key) => wallet.wasBooked({ memberId: member_id, key })));
        if (bookings.includes('unknown')) throw httpErrors('unavailable', 'The wallet did not say whether a round was settled');
        return bookings.includes('booked');
      },
    },
    { kit, purse: wallet, sweepAfterMs },
  );
}

/** The stake is taken: the round runs from now on. */
async function begin(database: Database, { member_id, id }: Round, { settlesAfterMs }: StakeTerms): Promise<Round | undefined> {
  const { rows } = await prepared<{ rows: Round[] }>(
    database,
    'begin a round',
    `update rounds set state = 'open', started_at = clock_timestamp(), settles_at = clock_timestamp() + ?::float8 * interval '1 millisecond',
       changed_at = clock_timestamp(), idle_since = clock_timestamp()
     where member_id = ? and id = ? and state = 'opening' returning ${ROUND_COLUMNS}`,
    [settlesAfterMs, member_id, id],
  );
  return rows[0];
}

import { Reservation, WalletClient } from '@facet/money-kit';
import { httpErrors, type Database, type Kit, type Transaction } from '@facet/service-kit';
import type { SeedChains } from '../fairness/index.ts';
import { transferKeys, reasons, type Round } from './round.ts';

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
      withHeld: (database, { settlesAfterMs }) => ({
        started_at: now(database),
        settles_at: settlesAfterMs === null ? null : now(database, settlesAfterMs),
      }),
      async onVoided(transaction, round, write) {
        // The chain before the round, as when a round is stored.
        await seeds.lock(transaction, round.member_id);
        const ended = await write({ ended_at: now(transaction) });
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

function now(database: Database | Transaction, plusMs = 0): Date {
  return database.raw("clock_timestamp() + ? * interval '1 millisecond'", [plusMs]) as unknown as Date;
}

import { inTransaction, type Database, type Kit, type Transaction } from '@facet/service-kit';
import type { SeedChains } from '../fairness/index.ts';
import type { Round, RoundState } from './round.ts';
import type { Stakes } from './stakes.ts';

/** What giving a stake back needs. */
export interface VoidingContext {
  kit: Pick<Kit, 'database'>;
  stakes: Stakes;
  seeds: SeedChains;
}

/** The steps of the saga, one statement each. Whoever finds the row in another state has lost, and gets undefined. */
async function move(
  database: Database | Transaction,
  round: Pick<Round, 'member_id' | 'id'>,
  from: RoundState,
  change: object,
): Promise<Round | undefined> {
  const rows = await database<Round>('rounds')
    .where({ member_id: round.member_id, id: round.id, state: from })
    .update({ ...change, changed_at: database.raw('clock_timestamp()') })
    .returning('*');
  return rows[0] as Round | undefined;
}

/** The stake is taken: the round runs from now. */
export function confirmOpen(database: Database, round: Round, settlesAfterMs: number | null): Promise<Round | undefined> {
  const settlesAt = settlesAfterMs === null ? null : database.raw("clock_timestamp() + ? * interval '1 millisecond'", [settlesAfterMs]);
  return move(database, round, 'opening', { state: 'open', started_at: database.raw('clock_timestamp()'), settles_at: settlesAt });
}

/** From here on it can only end: a late handler finds neither 'opening' nor 'open', and the wallet refuses a late debit. */
export function beginVoiding(
  database: Database | Transaction,
  round: Pick<Round, 'member_id' | 'id'>,
  from: 'opening' | 'open',
  ending: 'refused' | 'refunded',
  refusal: string | null,
): Promise<Round | undefined> {
  return move(database, round, from, { state: 'voiding', ending, refusal });
}

/**
 * The stake is back, or will never have left; then the round has ended. May be repeated. One that was opened may have ended in the ledger,
 * when that was restored to a later moment than the rounds: what it paid stands, and the audit tells the difference.
 */
export async function finishVoiding({ kit, stakes, seeds }: VoidingContext, round: Round): Promise<Round | undefined> {
  if (round.ending === null) throw new Error(`round ${round.id} is voiding towards nothing`);
  const { ending } = round;
  if (ending === 'refused' || !(await stakes.wasSettled(round))) await stakes.giveBack(round);
  return inTransaction(kit.database, async (transaction) => {
    // The chain before the round, as when a round is stored.
    await transaction('seed_chains').where({ member_id: round.member_id }).forUpdate().first('member_id');
    const ended = await move(transaction, round, 'voiding', { state: ending, ended_at: transaction.raw('clock_timestamp()') });
    if (ended && ending === 'refused') await seeds.putBack(transaction, round);
    return ended;
  });
}

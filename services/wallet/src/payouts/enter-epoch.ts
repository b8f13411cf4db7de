import { inTransaction, type Epoch, type Transaction } from '@facet/service-kit';
import type { Withdrawal } from '../withdrawals/index.ts';
import type { PayoutContext } from './payout-context.ts';

const NOTE = 'The site was restored from a backup. The game platform is being asked whether it was paid since.';

/**
 * The site was restored: each withdrawal that the backup holds open may have been paid since. Until the platform says
 * otherwise none of them is paid, cancelled or rejected, and the bot buys nothing before an operator has given it its
 * cookie. May be repeated.
 */
export async function enterEpoch(context: Pick<PayoutContext, 'kit' | 'holds'>, { begunAt }: Pick<Epoch, 'begunAt'>): Promise<void> {
  const { database } = context.kit;
  await holdOpening(context);
  await inTransaction(database, async (transaction) => {
    const stopped_at = transaction.raw('clock_timestamp()');
    await transaction('payout_bot').update({ stopped_for: 'restored', stopped_at, lease_holder: null, lease_until: null });
    await askAboutOpen(transaction, begunAt);
  });
}

/**
 * One that was just being requested may have gone on, and been paid: its money is held first, as its request would
 * have.
 */
async function holdOpening({ kit, holds }: Pick<PayoutContext, 'kit' | 'holds'>): Promise<void> {
  const opening: Withdrawal[] = await kit.database<Withdrawal>('withdrawals').where({ state: 'opening' });
  for (const withdrawal of opening) {
    const result = await holds.hold(withdrawal);
    if (result.status === 'unknown') throw new Error(`the ledger did not say whether it holds ${withdrawal.id}: ${result.why}`);
    if (result.status === 'ok' || result.status === 'duplicate') await holds.confirm(withdrawal);
  }
}

/**
 * They are unknown, with a try of nobody's that the platform is asked about. One that is known to be bought is just
 * paid to its end.
 */
async function askAboutOpen(transaction: Transaction, begunAt: Date): Promise<void> {
  const due: string[] = await transaction<Withdrawal>('withdrawals as w')
    .whereIn('state', ['held', 'processing', 'unknown'])
    .whereRaw(
      `not exists (select from payout_attempts a where a.gamepass_id = w.gamepass_id and a.outcome = 'bought')
       and not exists (select from payout_attempts a where (a.member_id, a.withdrawal_id) = (w.member_id, w.id) and a.kind = 'restored' and a.started_at >= ?)`,
      [begunAt],
    )
    .forUpdate()
    .pluck('id');
  await transaction.raw(
    `update payout_attempts set outcome = 'not_bought', detail = 'Not known: the site was restored. The line above asks instead.', decided_at = clock_timestamp()
     where withdrawal_id = any (?) and outcome is null`,
    [due],
  );
  // Bought since it was requested, for all that anybody knows.
  await transaction.raw(
    `insert into payout_attempts (member_id, withdrawal_id, id, kind, by, gamepass_id, amount, buying_at, started_at)
     select member_id, id, uuidv7(), 'restored', 'the restored site', gamepass_id, amount, created_at, greatest(clock_timestamp(), ?)
     from withdrawals where id = any (?) on conflict do nothing`,
    [begunAt, due],
  );
  await transaction.raw(
    `update withdrawals set state = 'unknown', note = ?, reserved_until = null, changed_at = clock_timestamp()
     where id in (select withdrawal_id from payout_attempts where withdrawal_id = any (?) and kind = 'restored' and outcome is null)`,
    [NOTE, due],
  );
}

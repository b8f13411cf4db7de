import { requireMade, type Transaction } from '@facet/service-kit';
import { refuseStopped } from './refuse-stopped.ts';
import type { Withdrawal } from '../withdrawals/index.ts';
import type { Attempt } from './attempt.ts';
import { findPurchase, type Found } from './find-purchase.ts';
import type { PayoutContext } from './payout-context.ts';
import { cannotTell, purchaseFound, purchaseNotFound } from './payout-errors.ts';
import { attemptsOf, conclude, decidedNow, finishPayout, OUT_OF_QUEUE, undecided } from './payout-steps.ts';
import { findWithdrawal } from './process-withdrawal.ts';
import { awaitsComparison, firstTry } from './resolve-unknown.ts';

/** What an owner found out about one that nobody could know. */
export interface Settlement {
  /** The key of the dialog. */
  id: string;
  by: string;
  explanation: string;
  /** `reason`: the member reads it. */
  verdict: { outcome: 'paid' } | { outcome: 'returned'; reason: string };
}

type Open = Attempt & { age_ms: number };
interface Row {
  member_id: string;
  id: string;
  withdrawal_id: string;
  outcome: Settlement['verdict']['outcome'];
  explanation: string;
  by: string;
}

/**
 * Ends an unknown one that the platform's word does not end: a purchase for another price, an account whose list nobody
 * can read. What the platform says for certain stands against it. Undefined: it has been settled otherwise. @throws
 * payoutErrors, platform errors, key_reused (409)
 */
export async function settleByOwner(
  context: PayoutContext,
  withdrawal: Withdrawal,
  settlement: Settlement,
): Promise<Withdrawal | undefined> {
  const again = await findMade(context, withdrawal, settlement);
  if (again) return again;
  const attempt = withdrawal.state === 'unknown' ? await findOpen(context, withdrawal) : undefined;
  if (!attempt) return undefined;
  if (settlement.verdict.outcome === 'paid') await refuseStopped(context.kit.database, 'audit');
  else if (attempt.age_ms < context.unknownGraceMs || (await awaitsComparison(context, attempt))) throw cannotTell();
  const found = await findPurchase(context, attempt, await firstTry(context, withdrawal, attempt));
  refuseContradicted(settlement, found);
  const accountId = attempt.buyer_user_id ?? (await context.bot.account())?.userId;
  const done = await record(context, { withdrawal, attempt, found, accountId }, settlement);
  return done ?? findMade(context, withdrawal, settlement);
}

/** What the same call has settled before: the audit log has it. */
export async function findSettled(context: PayoutContext, id: string, settlement: Settlement): Promise<Withdrawal | undefined> {
  const { database } = context.kit;
  const withdrawal = await findWithdrawal(database, id);
  const { id: key, explanation, verdict } = settlement;
  const same = { member_id: withdrawal.member_id, id: key, withdrawal_id: withdrawal.id, outcome: verdict.outcome, explanation };
  return (await database<Row>('owner_settlements').where(same).first()) && finish(context, withdrawal);
}

/** The same call again, also at the same moment. @throws key_reused (409) */
async function findMade(context: PayoutContext, { member_id, id }: Withdrawal, settlement: Settlement) {
  const { database } = context.kit;
  const made = await database<Row>('owner_settlements').where({ member_id, id: settlement.id }).first();
  if (!made) return undefined;
  requireMade(made, { withdrawal_id: id, outcome: settlement.verdict.outcome, explanation: settlement.explanation });
  return finish(context, await findWithdrawal(database, id));
}

function findOpen({ kit: { database } }: PayoutContext, withdrawal: Withdrawal): Promise<Open | undefined> {
  const age = '(extract(epoch from clock_timestamp() - greatest(buying_at, started_at)) * 1000)::float8 as age_ms';
  return attemptsOf(database, withdrawal).whereNull('outcome').whereNotNull('buying_at').first<Open>('*', database.raw(age));
}

/** @throws purchase_found, purchase_not_found (409) */
function refuseContradicted({ verdict }: Settlement, { kind }: Found): void {
  if (verdict.outcome === 'returned' && kind === 'bought') throw purchaseFound();
  if (verdict.outcome === 'paid' && kind === 'not bought') throw purchaseNotFound();
}

interface Settled {
  withdrawal: Withdrawal;
  attempt: Attempt;
  found: Found;
  /** Whose list the platform has it in. */
  accountId: string | undefined;
}

/** Stopped half way it is ended by the jobs, as a payment that was bought or as money on its way back. */
async function record(context: PayoutContext, settled: Settled, settlement: Settlement): Promise<Withdrawal | undefined> {
  const { kit, holds } = context;
  const { withdrawal, attempt, found } = settled;
  const { verdict, by, explanation } = settlement;
  const isPaid = verdict.outcome === 'paid';
  const change = isPaid ? ({ state: 'processing', note: null, decided_by: by } as const) : ({ state: 'held', ...OUT_OF_QUEUE } as const);
  let voiding: Withdrawal | undefined;
  const moved = await conclude(kit.database, { withdrawal, attempt }, { from: 'unknown', change }, async (transaction) => {
    const purchase_id = isPaid && 'purchaseId' in found ? found.purchaseId : null;
    const outcome = isPaid ? 'bought' : 'not_bought';
    const ended = await undecided(transaction, attempt).update({ outcome, purchase_id, detail: explanation, ...decidedNow(transaction) });
    await writeDown(transaction, settled, settlement);
    if (!isPaid)
      voiding = await holds.beginVoiding(transaction, withdrawal, 'held', { ending: 'rejected', reason: verdict.reason, decided_by: by });
    return ended;
  });
  if (!moved) return undefined;
  kit.log.warn(
    { withdrawalId: withdrawal.id, by, outcome: verdict.outcome, found: found.kind },
    'payouts: an owner settled an unknown one',
  );
  return finish(context, voiding ?? moved);
}

/** The money follows. May be repeated. */
async function finish({ kit, ledger, holds }: PayoutContext, settled: Withdrawal): Promise<Withdrawal> {
  const { state, id } = settled;
  if (state !== 'processing' && state !== 'voiding') return settled;
  const done = state === 'voiding' ? await holds.finishVoiding(settled) : await finishPayout(kit.database, ledger, settled);
  return done ?? findWithdrawal(kit.database, id);
}

/** Also where the comparison with the platform would ask for the same explanation. */
async function writeDown(transaction: Transaction, { withdrawal, found, accountId }: Settled, settlement: Settlement): Promise<void> {
  const { id, by, explanation, verdict } = settlement;
  const { member_id, id: withdrawal_id } = withdrawal;
  await transaction<Row>('owner_settlements').insert({ member_id, id, withdrawal_id, outcome: verdict.outcome, explanation, by });
  const subjects = [verdict.outcome === 'paid' ? withdrawal_id : null, found.kind === 'other amount' ? found.purchaseId : null];
  const rows = subjects.flatMap((subject) =>
    accountId === undefined || subject === null ? [] : [{ account_id: accountId, subject, explanation, by }],
  );
  if (rows.length > 0) await transaction('explained_differences').insert(rows);
}

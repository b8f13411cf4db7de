import { inTransaction, uuidv7, type Database, type Transaction } from '@facet/service-kit';
import { PAYOUTS_ARE_STOPPED } from '../audit/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { readIneligibility } from '../members/index.ts';
import { moveWithdrawal, settlePayout, type Withdrawal, type WithdrawalState } from '../withdrawals/index.ts';
import type { Attempt, Paying } from './attempt.ts';
import { countdown } from './payout-context.ts';
import { refuseStopped } from './refuse-stopped.ts';

/**
 * The steps of a payout. Each is one transaction; whoever finds the withdrawal in another state has lost, and gets
 * undefined.
 */

/** Step 1: one operator (or the queue) lets the bot pay it now; a queued one keeps its place. */
export function claim(database: Database, held: Withdrawal, { by }: Pick<Attempt, 'by'>): Promise<Paying | undefined> {
  return inTransaction(database, (transaction) => take(transaction, held, { kind: 'bot', by }));
}

/**
 * Steps 1 and 2 of paying by hand: the operator has it for so long, and from here on it may be bought. Nobody else pays
 * it meanwhile, and the member cannot cancel it. `buyingAt`: it may have been bought since then, not only from now on.
 * Undefined: another was quicker. @throws payouts_stopped (503)
 */
export function reserve(
  database: Database,
  held: Withdrawal,
  { by, buyerUserId, forMs, buyingAt }: { by: string; buyerUserId: string; forMs: number; buyingAt?: Date },
): Promise<Paying | { kind: 'bought before' } | undefined> {
  return unlessBoughtBefore(database, async (transaction) => {
    // what is bought already is only written down
    await refuseStopped(transaction, buyingAt ? 'audit' : undefined);
    const reserved_until = transaction.raw("clock_timestamp() + ? * interval '1 millisecond'", [forMs]) as unknown as Date;
    const buying_at = buyingAt ?? (transaction.raw('clock_timestamp()') as unknown as Date);
    return take(transaction, held, { kind: 'hand', by, buyer_user_id: buyerUserId, buying_at }, { reserved_until });
  });
}

async function take(
  transaction: Transaction,
  held: Withdrawal,
  attempt: Pick<Attempt, 'kind' | 'by'> & Partial<Attempt>,
  reservation: Partial<Withdrawal> = NOT_RESERVED,
): Promise<Paying | undefined> {
  const change = { state: 'processing', decided_by: attempt.by, note: null, ...reservation } as const;
  const withdrawal = await moveWithdrawal(transaction, held, 'held', change);
  if (!withdrawal) return undefined;
  const { member_id, id, gamepass_id, amount } = withdrawal;
  const [taken] = (await transaction<Attempt>('payout_attempts')
    .insert({ member_id, withdrawal_id: id, id: uuidv7(), gamepass_id, amount, ...attempt })
    .returning('*')) as Attempt[];
  return taken && { withdrawal, attempt: taken };
}

const NOT_RESERVED = { reserved_until: null } as const;

/** Why a purchase may not begin. */
export type NotBegun = { kind: 'too late' | 'cap reached' | 'bought before' } | { kind: 'ineligible'; why: string };

/**
 * Step 2, the last before the purchase: from here on it may be bought. Not any more when the withdrawal went on without
 * us, or our turn at the bot is over; never when the gamepass was bought before. `capHundredths`: what the bot may
 * spend today (UTC).
 * @throws payouts_stopped (503): since the try began
 */
export function beginBuying(
  database: Database,
  { withdrawal, attempt }: Paying,
  { botUserId, capHundredths, needsMs }: { botUserId: string; capHundredths: bigint; needsMs: number },
): Promise<{ kind: 'go' } | NotBegun> {
  return unlessBoughtBefore(database, async (transaction): Promise<{ kind: 'go' } | NotBegun> => {
    const turn = await transaction<{ lease_holder: string }>('payout_bot')
      .where({ lease_holder: attempt.id })
      .whereRaw("lease_until > clock_timestamp() + ? * interval '1 millisecond'", [needsMs])
      .forUpdate()
      .first('lease_holder');
    const mine = await transaction<Withdrawal>('withdrawals')
      .where({ member_id: withdrawal.member_id, id: withdrawal.id, state: 'processing' })
      .forUpdate()
      .first('id');
    if (!turn || !mine) return { kind: 'too late' };
    await refuseStopped(transaction);
    const why = await readIneligibility(transaction, withdrawal.member_id);
    if (why !== undefined) return { kind: 'ineligible', why };
    if ((await spentToday(transaction)) + withdrawal.amount > capHundredths) return { kind: 'cap reached' };
    const begun = await attemptOf(transaction, attempt)
      .whereNull('outcome')
      .update({ buyer_user_id: botUserId, buying_at: transaction.raw('clock_timestamp()') as unknown as Date });
    return { kind: begun === 1 ? 'go' : 'too late' };
  });
}

/** The index that a gamepass is bought once decides it, whoever was quicker; its refusal undoes the transaction. */
async function unlessBoughtBefore<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result | { kind: 'bought before' }> {
  return inTransaction(database, work).catch((error: unknown) => {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'payout_attempts_one_purchase')
      return { kind: 'bought before' as const };
    throw error;
  });
}

/**
 * Right before each call that may buy: lease, state, stops and time left, looked at in the same breath. Milliseconds
 * that the call may take; nothing when the turn at the bot is over, payouts were stopped, or the withdrawal went on
 * without us.
 */
export async function fence(database: Database, { withdrawal, attempt }: Paying, leftMs: () => number): Promise<number> {
  const sinceAskedMs = countdown(0);
  const { rows } = await database.raw<{ rows: { left_ms: number }[] }>(
    `select (extract(epoch from b.lease_until - clock_timestamp()) * 1000)::float8 as left_ms
     from payout_bot b, withdrawals w join payout_attempts a on a.member_id = w.member_id and a.withdrawal_id = w.id
     where b.lease_holder = :attemptId and w.member_id = :memberId and w.id = :id and w.state = 'processing'
       and a.id = :attemptId and a.outcome is null and a.buying_at is not null and not ${PAYOUTS_ARE_STOPPED}`,
    { attemptId: attempt.id, memberId: withdrawal.member_id, id: withdrawal.id },
  );
  const [turn] = rows;
  return turn ? Math.min(leftMs(), turn.left_ms + sinceAskedMs()) : 0;
}

/** What the bot spent today (UTC), and what it may have spent. */
export async function spentToday(database: Database): Promise<bigint> {
  const { rows } = await database.raw<{ rows: [{ spent: bigint }] }>(
    `select coalesce(sum(amount), 0)::bigint as spent from payout_attempts
     where kind = 'bot' and buying_at >= date_trunc('day', clock_timestamp(), 'UTC') and outcome is distinct from 'not_bought'`,
  );
  return rows[0].spent;
}

/**
 * Step 3, when it is bought: from here on only its money is left to move. An answer that comes after the withdrawal was
 * given back for others to decide still counts. `withdrawal` undefined: it has ended meanwhile; the attempt says what
 * the platform said all the same. `bought before`: the gamepass has paid another withdrawal, `paid already`: this one;
 * nothing is written.
 */
export function recordBought(
  database: Database,
  { withdrawal, attempt }: Paying,
  purchaseId: string | null,
): Promise<{ kind: 'recorded'; withdrawal: Withdrawal | undefined } | { kind: 'bought before' } | { kind: 'paid already' }> {
  return unlessBoughtBefore(database, async (transaction) => {
    const moved = await moveWithdrawal(transaction, withdrawal, ['processing', 'unknown', 'held'], {
      state: 'processing',
      note: null,
      ...NOT_RESERVED,
    });
    const { member_id, id } = withdrawal;
    if (!moved && (await transaction<Withdrawal>('withdrawals').where({ member_id, id, state: 'paid' }).first('id')))
      return { kind: 'paid already' as const };
    // the others first: a gamepass is bought by one try at most
    await attemptsOf(transaction, withdrawal)
      .whereNull('outcome')
      .whereNot({ id: attempt.id })
      .update({ outcome: 'not_bought', ...decidedNow(transaction) });
    await attemptOf(transaction, attempt).update({ outcome: 'bought', purchase_id: purchaseId, ...decidedNow(transaction) });
    return { kind: 'recorded' as const, withdrawal: moved };
  });
}

/**
 * Step 3, when it certainly is not: it waits for a decision again, at its place in the queue unless that helps nobody.
 */
export function recordNotBought(
  database: Database,
  paying: Paying,
  note: string,
  { leavesQueue = false } = {},
): Promise<Withdrawal | undefined> {
  const change = { state: 'held', note, ...(leavesQueue && OUT_OF_QUEUE) } as const;
  return conclude(database, paying, { from: ['processing', 'unknown'], change }, (transaction) =>
    undecided(transaction, paying.attempt).update({ outcome: 'not_bought', detail: note, ...decidedNow(transaction) }),
  );
}

/**
 * Of a try that stopped before the purchase: it waits for a decision again. Undefined: it went on, or has begun to buy.
 */
export function giveBack(database: Database, paying: Paying): Promise<Withdrawal | undefined> {
  const note = 'The last try was interrupted before anything was bought.';
  return conclude(database, paying, { from: 'processing', change: { state: 'held', note } }, (transaction) =>
    undecided(transaction, paying.attempt)
      .whereNull('buying_at')
      .update({ outcome: 'not_bought', detail: note, ...decidedNow(transaction) }),
  );
}

/** Step 3, when nobody knows: neither paid nor refunded until the platform was asked. */
export function recordUnknown(database: Database, paying: Paying, note: string): Promise<Withdrawal | undefined> {
  return conclude(database, paying, { from: 'processing', change: { state: 'unknown', note } }, (transaction) =>
    undecided(transaction, paying.attempt).update({ detail: note }),
  );
}

/**
 * Step 3, when an earlier try, taken for not bought, may have been bought after all: it is that one that nobody knows.
 */
export function reopen(database: Database, paying: Paying, earlier: Attempt, note: string): Promise<Withdrawal | undefined> {
  return conclude(database, paying, { from: 'processing', change: { state: 'unknown', note } }, async (transaction) => {
    const detail = 'Not begun: an earlier try may have been the purchase.';
    const ended = await undecided(transaction, paying.attempt).update({ outcome: 'not_bought', detail, ...decidedNow(transaction) });
    await attemptOf(transaction, earlier).update({ outcome: null, decided_at: null, detail: note });
    return ended;
  });
}

/** Of a held one that the platform says may be bought after all: its first try is open again. */
export function reopenHeld(database: Database, withdrawal: Withdrawal, first: Attempt, note: string): Promise<Withdrawal | undefined> {
  return conclude(database, { withdrawal, attempt: first }, { from: 'held', change: { state: 'unknown', note } }, (transaction) =>
    attemptOf(transaction, first).update({ outcome: null, decided_at: null, detail: note, looked_at: null, looks: 0 }),
  );
}

/** Whether the one purchase of this gamepass has paid another withdrawal. */
export async function paidAnother(database: Database, { id, gamepass_id }: Withdrawal): Promise<boolean> {
  const paid = await database<Attempt>('payout_attempts')
    .where({ gamepass_id, outcome: 'bought' })
    .whereNotNull('buying_at')
    .whereNot({ withdrawal_id: id })
    .first('id');
  return paid !== undefined;
}

/**
 * Only whoever is in the middle of it may say how it ended: both the withdrawal has the state and the try is undecided,
 * or nothing is written. A process that slept meanwhile has no say any more, whoever pays the same withdrawal now. The
 * withdrawal's lock comes first, as in beginBuying: of the two, the second one sees the first.
 */
export async function conclude(
  database: Database,
  { withdrawal }: Paying,
  { from, change }: { from: WithdrawalState | readonly WithdrawalState[]; change: Partial<Withdrawal> },
  endAttempt: (transaction: Transaction) => Promise<number>,
): Promise<Withdrawal | undefined> {
  return inTransaction(database, async (transaction) => {
    const moved = await moveWithdrawal(transaction, withdrawal, from, change);
    if (moved && (await endAttempt(transaction)) === 0) throw new HasNoSay();
    return moved;
  }).catch((error: unknown) => {
    if (error instanceof HasNoSay) return undefined;
    throw error;
  });
}

/** Undoes the transaction. */
class HasNoSay extends Error {}

export const OUT_OF_QUEUE = { queued_by: null, queued_at: null } as const;

/** Steps 4 and 5: the held money is paid, then the withdrawal. May be repeated. */
export async function finishPayout(database: Database, ledger: Ledger, bought: Withdrawal): Promise<Withdrawal | undefined> {
  await settlePayout(ledger, bought);
  const processed_at = database.raw('clock_timestamp()') as unknown as Date;
  return moveWithdrawal(database, bought, 'processing', { state: 'paid', processed_at });
}

export const attemptsOf = (database: Database, { member_id, id }: Pick<Withdrawal, 'member_id' | 'id'>) =>
  database<Attempt>('payout_attempts').where({ member_id, withdrawal_id: id });

const attemptOf = (database: Database, { member_id, withdrawal_id, id }: Attempt) =>
  database<Attempt>('payout_attempts').where({ member_id, withdrawal_id, id });

export const undecided = (transaction: Transaction, attempt: Attempt) => attemptOf(transaction, attempt).whereNull('outcome');

export const decidedNow = (transaction: Transaction) => ({ decided_at: transaction.raw('clock_timestamp()') as unknown as Date });

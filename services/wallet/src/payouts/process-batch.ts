import { DomainError, formatMoney, parseMoney, runErrand, type OperatorCall } from '@facet/service-kit';
import { readIneligibility } from '../members/index.ts';
import { outwardState, type Withdrawal } from '../withdrawals/index.ts';
import { actOfDecision, stateOf, subjectOf } from './act-on-withdrawal.ts';
import { isAboveCap, readDailyCap } from './daily-cap.ts';
import { findCandidates, type Candidate } from './find-candidates.ts';
import { presentForOperators } from './list-payouts.ts';
import { overtaken } from './overtaken.ts';
import type { PayoutContext } from './payout-context.ts';
import { aboveCap, memberIneligible } from './payout-errors.ts';
import { enqueue } from './payout-queue.ts';
import type { BatchResult } from './payout-schemas.ts';
import { findWithdrawal, processWithdrawal, type Decision } from './process-withdrawal.ts';

/** So many are decided at the same time; the bot's own queue takes one after the other anyway. */
const AT_ONCE = 4;

/** One decision on many, each for itself and with its own entry in the audit log; whatever fails holds up no other. */
export async function processBatch(context: PayoutContext, request: OperatorCall, ids: readonly string[], decision: Decision) {
  const candidates = await findCandidates(context.kit.database, ids);
  const results: BatchResult[] = [];
  for (let first = 0; first < candidates.length; first += AT_ONCE)
    results.push(...(await Promise.all(candidates.slice(first, first + AT_ONCE).map((each) => decide(context, request, each, decision)))));
  const done = results.filter(({ result }) => result === 'decided' || result === 'queued');
  const sum = done.reduce((total, { amount }) => total + parseMoney(amount ?? '0', 'amount'), 0n);
  return { results, doneCount: done.length, failedCount: results.length - done.length, doneSum: formatMoney(sum) };
}

async function decide(
  context: PayoutContext,
  request: OperatorCall,
  { id, withdrawal, username }: Candidate,
  decision: Decision,
): Promise<BatchResult> {
  const { kit } = context;
  if (!withdrawal)
    return { id, username: null, amount: null, result: 'refused', payoutState: null, message: 'There is no such withdrawal.' };
  const before = presentForOperators(withdrawal, username);
  const about = { id, username, amount: before.amount };
  const act = { ...actOfDecision(decision), subject: subjectOf(before), before: stateOf(before) };
  try {
    return await runErrand(kit, request, act, async () => {
      const { payoutState } = outwardState(await decideAmongMany(context, id, decision));
      const result = decision.kind === 'auto payout' ? ('queued' as const) : ('decided' as const);
      return { result: { ...about, result, payoutState, message: null }, after: { payoutState, result } };
    });
  } catch (error) {
    if (error instanceof DomainError) return { ...about, result: 'refused', payoutState: null, message: error.message };
    kit.log.error({ err: error, withdrawalId: id }, 'payouts: one of many was not decided, or nobody knows');
    const message = 'Something went wrong on our side. Please try again.';
    return { ...about, result: 'unknown', payoutState: null, message };
  }
}

/**
 * What the bot shall pay waits for its turn: only one purchase goes on at a time.
 * @throws already_decided, member_ineligible, daily_cap_reached (409), payoutErrors
 */
async function decideAmongMany(context: PayoutContext, id: string, decision: Decision): Promise<Withdrawal> {
  const { database } = context.kit;
  const withdrawal = await findWithdrawal(database, id);
  if (decision.kind !== 'reject') await refuseIneligible(context, withdrawal);
  if (decision.kind === 'auto payout') await refuseAboveCap(context, withdrawal);
  const done =
    decision.kind === 'auto payout'
      ? await enqueue(database, withdrawal, decision.by)
      : await processWithdrawal(context, withdrawal, decision);
  if (!done) throw await overtaken(context, id);
  return done;
}

/** Among many nobody is looked at: who owes or is suspended is decided on alone. @throws member_ineligible (409) */
async function refuseIneligible({ kit }: Pick<PayoutContext, 'kit'>, { member_id }: Withdrawal): Promise<void> {
  const why = await readIneligibility(kit.database, member_id);
  if (why !== undefined) throw memberIneligible(why);
}

/** It would wait for ever. @throws daily_cap_reached (409) */
async function refuseAboveCap({ kit }: Pick<PayoutContext, 'kit'>, { amount }: Withdrawal): Promise<void> {
  const cap = await readDailyCap(kit);
  if (cap && isAboveCap(amount, cap)) throw aboveCap(cap.cap);
}

import { DomainError, formatMoney, httpErrors, parseMoney } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';
import { inputOf, type Decision } from './decision.ts';
import { objectOf, type Withdrawal } from './withdrawal.ts';

/** So many are decided at the same time; the bot's own queue takes one after the other anyway. */
const AT_ONCE = 4;

interface Candidate {
  id: string;
  possible: boolean;
  why: string | null;
  withdrawal: Withdrawal | null;
}

export interface BatchResult {
  id: string;
  username: string | null;
  amount: string | null;
  /** decided, queued for the bot, refused, unknown: nobody knows whether it was decided. */
  result: 'decided' | 'queued' | 'refused' | 'unknown';
  payoutState: string | null;
  message: string | null;
}

type Acting = Pick<FastifyRequest, 'operator' | 'id' | 'headers'>;

/** What the decision would do, now: which of them it can be made for, and why not for the others. */
export function previewBatch({ callees: { walletAtPlatform } }: AdminContext, ids: string[], { status, autoPayout }: Decision) {
  return answerOf('wallet', walletAtPlatform.POST('/internal/withdrawals/preview-batch', { body: { ids, status, autoPayout } }));
}

/** One decision on many, each for itself and with its own entry in the audit trail; whatever fails holds up no other. */
export async function processBatch(context: AdminContext, request: Acting, { ids, decision }: { ids: string[]; decision: Decision }) {
  const { results: candidates } = await previewBatch(context, ids, decision);
  const results: BatchResult[] = [];
  for (let first = 0; first < candidates.length; first += AT_ONCE)
    results.push(...(await Promise.all(candidates.slice(first, first + AT_ONCE).map((each) => decide(context, request, each, decision)))));
  const done = results.filter(({ result }) => result === 'decided' || result === 'queued');
  const sum = done.reduce((total, { amount }) => total + parseMoney(amount ?? '0', 'amount'), 0n);
  return { results, doneCount: done.length, failedCount: results.length - done.length, doneSum: formatMoney(sum) };
}

async function decide(context: AdminContext, request: Acting, { id, withdrawal }: Candidate, decision: Decision): Promise<BatchResult> {
  const about = { id, username: withdrawal?.username ?? null, amount: withdrawal?.amount ?? null };
  if (!withdrawal) return { ...about, result: 'refused', payoutState: null, message: 'There is no such withdrawal.' };
  const info = {
    action: decision.action,
    object: objectOf(withdrawal),
    input: inputOf(decision),
    before: { status: withdrawal.status, payoutState: withdrawal.payoutState, decidedBy: withdrawal.decidedBy },
  };
  try {
    const decided = await context.trail.act(request, info, async () => {
      const result = await decideInWallet(context, id, decision);
      return { result, after: { payoutState: result.payoutState, result: result.result } };
    });
    return { ...about, ...decided };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const result = error.code === 'unavailable' ? ('unknown' as const) : ('refused' as const);
    return { ...about, result, payoutState: null, message: error.message };
  }
}

async function decideInWallet({ callees: { walletAtPlatform } }: AdminContext, id: string, decision: Decision) {
  const { status, rejectionReason, autoPayout, by } = decision;
  const body = { ids: [id], status, rejectionReason, autoPayout, by };
  const { results } = await answerOf('wallet', walletAtPlatform.POST('/internal/withdrawals/process-batch', { body }));
  const [decided] = results;
  if (!decided) throw httpErrors('unavailable', 'The wallet did not say what it did.');
  if (decided.result === 'refused') throw httpErrors('conflict', decided.message ?? 'The wallet refused it.');
  return { result: decided.result, payoutState: decided.payoutState, message: decided.message };
}

import { formatMoney } from '@facet/service-kit';
import { whyStopped } from '../audit/index.ts';
import { readBotStatus } from '../bot/index.ts';
import { ineligibilityOf } from '../members/index.ts';
import { outwardState, type Withdrawal } from '../withdrawals/index.ts';
import { readDailyCap } from './daily-cap.ts';
import { findCandidates } from './find-candidates.ts';
import { overtakenText } from './overtaken.ts';
import type { PayoutContext } from './payout-context.ts';
import type { Decision } from './process-withdrawal.ts';

type Kind = Decision['kind'];

/**
 * What one decision on all of these would do, in their order. Changes nothing, and promises nothing: each is decided
 * anew when it comes.
 */
export async function previewBatch(context: PayoutContext, ids: readonly string[], kind: Kind) {
  const found = await findCandidates(context.kit.database, ids);
  const refusal = await whyNone(context, kind);
  const limits = kind === 'auto payout' ? await readLimits(context) : undefined;
  let sum = 0n;
  const results = found.map(({ id, withdrawal, username }) => {
    const why = withdrawal
      ? (refusal ??
        whyNot(withdrawal, kind) ??
        (kind === 'reject' ? undefined : ineligibilityOf(withdrawal)) ??
        overLimit(limits, sum + withdrawal.amount))
      : 'There is no such withdrawal.';
    if (withdrawal && why === undefined) sum += withdrawal.amount;
    return { id, username, amount: withdrawal ? formatMoney(withdrawal.amount) : null, possible: why === undefined, why: why ?? null };
  });
  const count = results.filter(({ possible }) => possible).length;
  return { results, possibleCount: count, impossibleCount: results.length - count, possibleSum: formatMoney(sum) };
}

/** Why nothing at all can be paid now. */
async function whyNone({ kit, bot }: PayoutContext, kind: Kind): Promise<string | undefined> {
  if (kind === 'reject') return undefined;
  const stop = await whyStopped(kit.database);
  if (stop) return `Payouts are stopped since ${stop.since}: the audit found ${stop.faults} faults.`;
  if (kind === 'paid by hand') return undefined;
  const status = await readBotStatus(bot);
  return status.status === 'online' ? undefined : (status.error ?? 'The payout bot is offline.');
}

function whyNot(withdrawal: Withdrawal, kind: Kind): string | undefined {
  const { payoutState } = outwardState(withdrawal);
  if (payoutState === 'held' || (payoutState === 'unknown' && kind === 'paid by hand')) return undefined;
  return overtakenText(withdrawal);
}

interface Limits {
  capLeft: bigint;
  purse: bigint;
}

async function readLimits({ kit, bot }: PayoutContext): Promise<Limits> {
  const [cap, status] = await Promise.all([readDailyCap(kit), readBotStatus(bot)]);
  return { capLeft: cap?.left ?? 0n, purse: BigInt(status.robux ?? 0) * 100n };
}

function overLimit(limits: Limits | undefined, sum: bigint): string | undefined {
  if (!limits) return undefined;
  if (sum > limits.capLeft) return 'It would exceed what the bot may pay out today.';
  return sum > limits.purse ? 'The bot does not have enough for it.' : undefined;
}

import { formatMoney } from '@facet/service-kit';
import type { Withdrawal } from '../withdrawals/index.ts';
import type { Attempt } from './attempt.ts';
import { presentForOperators } from './list-payouts.ts';
import type { PayoutContext } from './payout-context.ts';
import { attemptsOf } from './payout-steps.ts';
import { PAUSE, pauseOf } from './pause.ts';

export type Reading = { kit: Pick<PayoutContext['kit'], 'database'> } & Pick<PayoutContext, 'unknownGraceMs'>;
type AskedAttempt = Attempt & { next_look_at: Date | null };
export type Payout = Awaited<ReturnType<typeof readPayout>>;

/** One withdrawal with every try to pay it, newest first. */
export async function readPayout(context: Reading, withdrawal: Withdrawal) {
  const { database } = context.kit;
  const [member, attempts] = await Promise.all([
    database<{ member_id: string; username: string | null }>('members').where({ member_id: withdrawal.member_id }).first('username'),
    attemptsOf(database, withdrawal)
      .select('*', database.raw(`looked_at + ${PAUSE} as next_look_at`, pauseOf(context)))
      .orderBy('id', 'desc') as Promise<AskedAttempt[]>,
  ]);
  const bought = attempts.find(({ outcome }) => outcome === 'bought');
  return {
    withdrawal: presentForOperators(withdrawal, member?.username ?? null),
    gamepassId: withdrawal.gamepass_id,
    purchaseDetails: bought ? presentPurchase(withdrawal, bought) : null,
    attempts: attempts.map((attempt) => presentAttempt(attempt, withdrawal, context.unknownGraceMs)),
  };
}

function presentPurchase(withdrawal: Withdrawal, attempt: Attempt) {
  return {
    kind: attempt.kind,
    productId: withdrawal.product_id,
    sellerUserId: withdrawal.seller_user_id,
    buyerUserId: attempt.buyer_user_id,
    price: formatMoney(attempt.amount),
    purchaseId: attempt.purchase_id,
    purchasedAt: (attempt.decided_at ?? attempt.started_at).toISOString(),
  };
}

function presentAttempt(attempt: AskedAttempt, { state }: Withdrawal, unknownGraceMs: number) {
  const isAskedAbout = state === 'unknown' && attempt.outcome === null;
  const begunMs = Math.max(attempt.buying_at?.getTime() ?? 0, attempt.started_at.getTime());
  return {
    id: attempt.id,
    kind: attempt.kind,
    by: attempt.by,
    startedAt: attempt.started_at.toISOString(),
    buyingAt: attempt.buying_at?.toISOString() ?? null,
    outcome: attempt.outcome,
    detail: attempt.detail,
    decidedAt: attempt.decided_at?.toISOString() ?? null,
    lookedAt: attempt.looked_at?.toISOString() ?? null,
    nextLookAt: isAskedAbout ? (attempt.next_look_at?.toISOString() ?? null) : null,
    waitsAgainFrom: isAskedAbout ? new Date(begunMs + unknownGraceMs).toISOString() : null,
  };
}

import { formatMoney, type Outbox, type Transaction } from '@facet/service-kit';
import type { Earning, EarningSource } from './earning.ts';

/** Only these count for referral bonuses; rewards for rewards do not. */
const published: readonly EarningSource[] = ['wall', 'task', 'promo'];

/** Told once the wallet has taken the credit. */
export async function publishCredited(transaction: Transaction, outbox: Outbox, earning: Earning, creditedAt: Date): Promise<void> {
  if (!published.includes(earning.source)) return;
  await outbox.publish(transaction, {
    type: 'rewards.earn.earning.credited.v1',
    subject: earning.id,
    data: {
      earningId: earning.id,
      memberId: earning.member_id,
      source: earning.source,
      provider: earning.provider,
      amount: formatMoney(earning.amount_hundredths),
      creditedAt: creditedAt.toISOString(),
    },
  });
}

/** Told when a sent earning is taken back; may arrive before the credited one. */
export async function publishReversed(transaction: Transaction, outbox: Outbox, earning: Earning): Promise<void> {
  if (!published.includes(earning.source)) return;
  await outbox.publish(transaction, {
    type: 'rewards.earn.earning.reversed.v1',
    subject: earning.id,
    data: { earningId: earning.id, memberId: earning.member_id, amount: formatMoney(earning.amount_hundredths) },
  });
}

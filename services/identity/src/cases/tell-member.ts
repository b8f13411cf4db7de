import type { Outbox, Transaction } from '@facet/service-kit';
import type { CaseRecord } from './case.ts';

/** The words of each are the shell’s: `shell/src/inbox/own-notice-kinds.ts`. */
type NoticeKind = 'case_answered' | 'case_solved' | 'ban_lifted' | 'ban_kept';

/** Into the member’s inbox, once, when the transaction is committed. */
export async function tellMember(
  transaction: Transaction,
  outbox: Outbox,
  { memberId, number }: CaseRecord,
  kind: NoticeKind,
): Promise<void> {
  const data = { memberId, kind, values: { case: String(number) } };
  await outbox.publish(transaction, { type: 'rewards.identity.member.notified.v1', subject: memberId, data });
}

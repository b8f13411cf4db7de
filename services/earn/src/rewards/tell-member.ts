import type { Kit, Transaction } from '@facet/service-kit';

/** What members are told by this domain; mfe-earn's `remote.json` declares the words of each. */
interface Notice {
  memberId: string;
  kind: 'streak_reached' | 'streak_danger' | 'friend_reached';
  values: Record<string, string>;
}

/** Into the member's inbox, once, when the transaction is committed. */
export async function tellMember(transaction: Transaction, outbox: Kit['outbox'], notice: Notice): Promise<void> {
  await outbox.publish(transaction, { type: 'rewards.earn.member.notified.v1', subject: notice.memberId, data: notice });
}

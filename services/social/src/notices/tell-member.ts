import type { Outbox, Transaction } from '@facet/service-kit';

/**
 * What members are told by this domain; mfe-social's `remote.json` declares the words of each. `values.milestone`: it
 * is shown once beside the page as well.
 */
interface Notice {
  memberId: string;
  kind: 'rank_reached' | 'friend_joined' | 'event_started' | 'event_lost';
  values: Record<string, string>;
}

/** Into the member's inbox, once, when the transaction is committed. */
export async function tellMember(transaction: Transaction, outbox: Outbox, notice: Notice): Promise<void> {
  await outbox.publish(transaction, { type: 'rewards.social.member.notified.v1', subject: notice.memberId, data: notice });
}

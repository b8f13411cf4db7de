import type { Outbox, Transaction } from '@facet/service-kit';
import type { Member } from './member.ts';

/** What the other services hear of members. */
export function publishRegistered(
  outbox: Outbox,
  transaction: Transaction,
  member: Member,
  referrer: Pick<Member, 'id' | 'username'> | undefined,
): Promise<string> {
  const { id: memberId, username, platformUserId } = member;
  const data = { memberId, username, platformUserId, referrerId: referrer?.id ?? null, referrerUsername: referrer?.username ?? null };
  return outbox.publish(transaction, { type: 'rewards.identity.member.registered.v1', subject: memberId, data });
}

export function publishRenamed(outbox: Outbox, transaction: Transaction, member: Member, previousUsername: string): Promise<string> {
  const data = { memberId: member.id, username: member.username, previousUsername };
  return outbox.publish(transaction, { type: 'rewards.identity.member.renamed.v1', subject: member.id, data });
}

export function publishDisabled(outbox: Outbox, transaction: Transaction, memberId: string): Promise<string> {
  return outbox.publish(transaction, { type: 'rewards.identity.member.disabled.v1', subject: memberId, data: { memberId } });
}

export function publishEnabled(outbox: Outbox, transaction: Transaction, memberId: string): Promise<string> {
  return outbox.publish(transaction, { type: 'rewards.identity.member.enabled.v1', subject: memberId, data: { memberId } });
}

export function publishDeleted(outbox: Outbox, transaction: Transaction, memberId: string): Promise<string> {
  return outbox.publish(transaction, { type: 'rewards.identity.member.deleted.v1', subject: memberId, data: { memberId } });
}

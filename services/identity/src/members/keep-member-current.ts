import { databaseTime, type Outbox, type Transaction } from '@facet/service-kit';
import type { Member } from './member.ts';
import { renameMember } from './take-username.ts';

/**
 * They are here, also when they were deleted. Takes over what the platform says now; `username` must be free
 * (takeUsername). A picture that was not asked for stays.
 */
export async function keepMemberCurrent(
  transaction: Transaction,
  outbox: Outbox,
  member: Member,
  now: { username: string; profilePicture: string | null | undefined },
): Promise<Member> {
  if (member.deletedAt !== null) await member.$query(transaction).patch({ deletedAt: null });
  if (member.username !== now.username) await renameMember(transaction, outbox, member, now.username);
  if (now.profilePicture !== undefined)
    await member.$query(transaction).patch({ profilePicture: now.profilePicture, pictureCheckedAt: databaseTime });
  return member.$query(transaction);
}

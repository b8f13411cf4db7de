import type { Outbox, Transaction } from '@facet/service-kit';
import { lockUsername } from './lock-username.ts';
import { publishRenamed } from './member-events.ts';
import { Member } from './member.ts';

/**
 * Makes `username` free for the platform user whom the platform calls so now. A member who was called so has been
 * renamed there: until the platform says their new name they are called '#' and their platform id, which is nobody's
 * username. Returns that member.
 */
export async function takeUsername(
  transaction: Transaction,
  outbox: Outbox,
  username: string,
  platformUserId: string,
): Promise<Member | undefined> {
  await lockUsername(transaction, username);
  const holder = await Member.query(transaction)
    .whereRaw('lower(username) = lower(?)', [username])
    .whereNot({ platform_user_id: platformUserId })
    .forUpdate()
    .first();
  if (holder) await renameMember(transaction, outbox, holder, `#${holder.platformUserId}`);
  return holder;
}

/** Writes a new name that nobody else holds. */
export async function renameMember(transaction: Transaction, outbox: Outbox, member: Member, username: string): Promise<void> {
  const previous = member.username;
  await member.$query(transaction).patch({ username });
  await publishRenamed(outbox, transaction, member, previous);
}

import { databaseTime, type Outbox, type Transaction } from '@facet/service-kit';
import { recordRevocation } from '../revocations/index.ts';
import { banOf, type BanChange } from './ban.ts';
import { memberErrors } from './member-errors.ts';
import { publishDisabled } from './member-events.ts';
import { Member } from './member.ts';

/**
 * Bans a member: their sessions stay, every call but the public ones is refused. Who is banned already stays as they
 * are. Throws member_not_found (404), administrator (403), already_disabled (409).
 */
export async function disableMember(
  transaction: Transaction,
  outbox: Outbox,
  ban: { memberId: string; reason: string | null; by: string },
): Promise<BanChange> {
  const member = await Member.query(transaction).findById(ban.memberId).forUpdate();
  if (!member) throw memberErrors('member_not_found', 'There is no such member');
  if (member.adminRole !== null) throw memberErrors('administrator', 'An administrator’s account cannot be banned');
  const before = banOf(member);
  if (before.disabled)
    throw memberErrors(
      'already_disabled',
      `${member.username} is already suspended${member.bannedBy === null ? '' : ` (${member.bannedBy})`}.`,
    );
  const disabled = await member
    .$query(transaction)
    .patch({ disabled: true, banReason: ban.reason, bannedBy: ban.by, bannedAt: databaseTime })
    .returning('*')
    .castTo<Member>();
  await publishDisabled(outbox, transaction, member.id);
  await recordRevocation(transaction, { type: 'member', id: member.id, revoked: true, until: null });
  return { before, after: disabled };
}

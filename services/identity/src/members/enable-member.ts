import type { Outbox, Transaction } from '@facet/service-kit';
import { recordRevocation } from '../revocations/index.ts';
import { banOf, type BanChange } from './ban.ts';
import { memberErrors } from './member-errors.ts';
import { publishEnabled } from './member-events.ts';
import { Member } from './member.ts';

/** Lifts a ban; open sessions work again. Enabling who is enabled changes nothing. Throws member_not_found (404). */
export async function enableMember(transaction: Transaction, outbox: Outbox, memberId: string): Promise<BanChange> {
  const member = await Member.query(transaction).findById(memberId).forUpdate();
  if (!member) throw memberErrors('member_not_found', 'There is no such member');
  const before = banOf(member);
  if (!before.disabled) return { before, after: member };
  const enabled = await member
    .$query(transaction)
    .patch({ disabled: false, banReason: null, bannedBy: null, bannedAt: null })
    .returning('*')
    .castTo<Member>();
  await publishEnabled(outbox, transaction, member.id);
  await recordRevocation(transaction, { type: 'member', id: member.id, revoked: false, until: null });
  return { before, after: enabled };
}

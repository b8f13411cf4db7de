import { defineErrors, type Transaction } from '@facet/service-kit';
import { AdminRoleOfName } from './admin-role.ts';
import { adminRoleOf } from './admin-roles.ts';
import { findMemberByPlatformUserId, findMemberByUsername } from './find-member.ts';
import { lockUsername } from './lock-username.ts';
import { memberErrors } from './member-errors.ts';
import { Member } from './member.ts';

const badgeErrors = defineErrors({ badge_operator_unknown: 404, badge_taken: 409 });

/**
 * From now on this member shows the operator's role, and nobody else; `name` null: nobody at all. The usernames that
 * showed it before and do now. @throws badge_operator_unknown, member_not_found, badge_taken
 */
export async function linkByOwner(
  transaction: Transaction,
  operator: string,
  name: string | null,
): Promise<{ before: string | null; after: string | null }> {
  await lockUsername(transaction, operator);
  const known = await AdminRoleOfName.query(transaction).whereRaw('username = lower(?)', [operator]).whereNotNull('role').first();
  if (!known) throw badgeErrors('badge_operator_unknown', `There is no operator ${operator}`);
  const member = name === null ? null : await findMemberByUsername(transaction, name);
  if (member === undefined) throw memberErrors('member_not_found', `There is no member ${name}`);
  const linked = known.platformUserId;
  const before = linked === null ? undefined : await findMemberByPlatformUserId(transaction, linked);
  const after = member?.platformUserId ?? null;
  if (after !== linked) {
    if (after !== null && (await adminRoleOf(transaction, after)) !== null)
      throw badgeErrors('badge_taken', `${member?.username} already shows another operator’s badge`);
    if (linked !== null) await Member.query(transaction).where({ platform_user_id: linked }).patch({ adminRole: null });
    if (after !== null) await Member.query(transaction).where({ platform_user_id: after }).patch({ adminRole: known.role });
    await AdminRoleOfName.query(transaction).whereRaw('username = lower(?)', [operator]).patch({ platformUserId: after });
  }
  return { before: before?.username ?? null, after: member?.username ?? null };
}

import type { Transaction } from '@facet/service-kit';
import { lockUsername } from './lock-username.ts';
import { AdminRoleOfName, type AdminRole } from './admin-role.ts';
import { Member } from './member.ts';

/**
 * What the operators' area says of an account; `role` null: it is none any more, and a link to it ends. Older words
 * than the last one change nothing: false.
 */
export async function keepAdminRole(
  transaction: Transaction,
  { username, role, changedAt }: { username: string; role: AdminRole | null; changedAt: string },
): Promise<boolean> {
  await lockUsername(transaction, username);
  const { rows } = await transaction.raw<{ rows: { linked: string | null }[] }>(
    `insert into admin_roles (username, role, changed_at) values (lower(?), ?, ?)
     on conflict (username) do update set role = excluded.role, changed_at = excluded.changed_at
     where admin_roles.changed_at <= excluded.changed_at returning platform_user_id as linked`,
    [username, role, changedAt],
  );
  if (rows.length === 0) return false;
  const linked = rows[0]?.linked ?? null;
  if (linked === null) return true;
  await Member.query(transaction).where({ platform_user_id: linked }).patch({ adminRole: role });
  if (role === null) await AdminRoleOfName.query(transaction).where({ platform_user_id: linked }).patch({ platformUserId: null });
  return true;
}

/**
 * Who has just proven that an account of the platform is theirs, and is called as an operator's account is: from now on
 * that member shows its role. One that is linked stays so.
 */
export async function linkAdminRole(transaction: Transaction, account: { platformUserId: string; username: string }): Promise<void> {
  const { platformUserId, username } = account;
  await lockUsername(transaction, username);
  if ((await adminRoleOf(transaction, platformUserId)) !== null) return;
  const [named] = await AdminRoleOfName.query(transaction)
    .whereRaw('username = lower(?)', [username])
    .whereNotNull('role')
    .whereNull('platform_user_id')
    .patch({ platformUserId })
    .returning('*');
  if (named) await Member.query(transaction).where({ platform_user_id: platformUserId }).patch({ adminRole: named.role });
}

/** The role of the account that this one of the platform is linked to; null: there is none. */
export async function adminRoleOf(transaction: Transaction, platformUserId: string): Promise<AdminRole | null> {
  const named = await AdminRoleOfName.query(transaction).findOne({ platform_user_id: platformUserId });
  return named?.role ?? null;
}

import type { Transaction } from '@facet/service-kit';
import { lockUsername } from './lock-username.ts';
import { Member } from './member.ts';

export type AdminRole = NonNullable<Member['adminRole']>;

/** What the operators' area says of an account; `role` null: it is none any more. Older words than the last one change nothing. */
export async function keepAdminRole(
  transaction: Transaction,
  { username, role, changedAt }: { username: string; role: AdminRole | null; changedAt: string },
): Promise<void> {
  await lockUsername(transaction, username);
  const { rows } = await transaction.raw<{ rows: unknown[] }>(
    `insert into admin_roles (username, role, changed_at) values (lower(?), ?, ?)
     on conflict (username) do update set role = excluded.role, changed_at = excluded.changed_at
     where admin_roles.changed_at <= excluded.changed_at returning username`,
    [username, role, changedAt],
  );
  if (rows.length > 0) await Member.query(transaction).whereRaw('lower(username) = lower(?)', [username]).patch({ adminRole: role });
}

/** The role of the account with this name; null: there is none. */
export async function adminRoleOf(transaction: Transaction, username: string): Promise<AdminRole | null> {
  const row = await transaction<{ username: string; role: AdminRole | null }>('admin_roles')
    .whereRaw('username = lower(?)', [username])
    .first('role');
  return row?.role ?? null;
}

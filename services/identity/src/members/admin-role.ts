import { RecordModel } from '@facet/service-kit';
import type { Member } from './member.ts';

export type AdminRole = NonNullable<Member['adminRole']>;

/**
 * The role of each operator's account, by its name. Without an account of the platform that is linked to it, no member
 * shows it.
 */
export class AdminRoleOfName extends RecordModel {
  static override tableName = 'admin_roles';
  static override idColumn = 'username';

  declare username: string;
  /** Null: was an operator. */
  declare role: AdminRole | null;
  declare changedAt: Date;
  declare platformUserId: string | null;
}

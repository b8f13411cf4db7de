import { RecordModel, shortName, type Database, type Transaction } from '@facet/service-kit';

/** What identity told of a member. */
export class Member extends RecordModel {
  static override tableName = 'members';
  static override idColumn = 'member_id';

  declare memberId: string;
  declare username: string;
  declare namedAt: Date;
  /** Null while only a new name was heard of. */
  declare registeredAt: Date | null;
  declare referrerId: string | null;
  /** Chosen by the member; others see a shortened name. */
  declare showsFullName: boolean;
}

/** Undefined until identity's event about them has come. */
export function findMember(database: Database | Transaction, memberId: string): Promise<Member | undefined> {
  return Member.query(database).findById(memberId).execute();
}

/** A member's name as another one reads it: whole for its owner, and where its owner shows it. */
export function nameFor(
  reader: string,
  { memberId, username, showsFullName }: Pick<Member, 'memberId' | 'username' | 'showsFullName'>,
): string {
  return showsFullName || memberId === reader ? username : shortName(username);
}

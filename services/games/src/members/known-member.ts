import { RecordModel } from '@facet/service-kit';

/** A member's name, as identity told it last. */
export class KnownMember extends RecordModel {
  static override tableName = 'members';
  static override idColumn = 'member_id';

  declare memberId: string;
  declare username: string;
  declare namedAt: Date;
}

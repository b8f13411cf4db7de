import { RecordModel } from '@facet/service-kit';

/** A member's name, as identity told it last. */
export class KnownMember extends RecordModel {
  static override tableName = 'members';

  declare id: string;
  declare username: string;
  declare namedAt: Date;
}

import { RecordModel } from '@facet/service-kit';
import { Member } from '../members/index.ts';

/** Who has ever earned by referring. `rankId`: the rank that was last told to identity. */
export class Referrer extends RecordModel {
  static override tableName = 'referrers';
  static override idColumn = 'member_id';
  static override relationMappings = {
    member: {
      relation: RecordModel.BelongsToOneRelation,
      modelClass: Member,
      join: { from: 'referrers.member_id', to: 'members.member_id' },
    },
  };

  declare memberId: string;
  /** Hundredths of referral bonuses that were not reversed. */
  declare total: bigint;
  declare rankId: string;
}

import { RecordModel } from '@facet/service-kit';
import { Member } from '../members/index.ts';

/** A referrer's share of one earning. Money in hundredths, the percent in hundredths of a percent. */
export class ReferralBonus extends RecordModel {
  static override tableName = 'referral_bonuses';
  static override idColumn = 'earning_id';
  static override relationMappings = {
    referred: {
      relation: RecordModel.BelongsToOneRelation,
      modelClass: Member,
      join: { from: 'referral_bonuses.referred_id', to: 'members.member_id' },
    },
  };

  declare earningId: string;
  declare referrerId: string | null;
  declare referredId: string;
  declare state: 'credited' | 'reversed' | 'cancelled';
  declare source: string | null;
  declare earned: bigint | null;
  declare bonusPercent: number | null;
  declare amount: bigint;
  declare createdAt: Date;
  declare changedAt: Date;
}

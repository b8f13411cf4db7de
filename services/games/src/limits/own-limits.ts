import { RecordModel } from '@facet/service-kit';

/** What a member has set for themselves. Amounts in hundredths. */
export class OwnLimits extends RecordModel {
  static override tableName = 'play_limits';
  static override idColumn = 'member_id';

  declare memberId: string;
  declare dailyLossLimit: bigint | null;
  /** A higher limit (null: none) that comes into force later. */
  declare nextDailyLossLimit: bigint | null;
  declare nextDailyLossLimitAt: Date | null;
  declare timeoutUntil: Date | null;
  declare excludedUntil: Date | null;
  declare confirmedAge: number | null;
  /** From when on the member was as old as they said. */
  declare ageToldAt: Date | null;
}

import { RecordModel } from '@facet/service-kit';

/** What a member earned by walls, tasks and promo codes in a week (its Monday, UTC). */
export class WeeklyEarning extends RecordModel {
  static override tableName = 'weekly_earnings';
  static override idColumn = ['week', 'member_id'];

  declare week: Date;
  declare memberId: string;
  declare earned: bigint;
}

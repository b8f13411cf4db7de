import { RecordModel } from '@facet/service-kit';

/** A member's daily bonus of a day, UTC. */
export class DailyClaim extends RecordModel {
  static override tableName = 'daily_claims';
  static override idColumn = ['member_id', 'day'];

  declare memberId: string;
  declare day: string;
  /** How many days in a row, this one included. */
  declare streak: number;
  declare earningId: string;
}

/** A member's reward of a week, by its Monday, UTC. */
export class WeeklyClaim extends RecordModel {
  static override tableName = 'weekly_claims';
  static override idColumn = ['member_id', 'week'];

  declare memberId: string;
  declare week: string;
  declare earningId: string;
  /** Of that day, hundredths; null: it was claimed before goals were kept. */
  declare goalHundredths: bigint | null;
}

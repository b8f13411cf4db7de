import { RecordModel, type Database, type Transaction } from '@facet/service-kit';

/** What the listed rewards pay, and for what. */
export class RewardAmounts extends RecordModel {
  static override tableName = 'reward_amounts';
  static override idColumn = 'only_row';

  /** By day in a row; behind the list, its last amount. */
  declare dailyHundredths: bigint[];
  declare weeklyGoalHundredths: bigint;
  declare weeklyHundredths: bigint;
  declare referralGoalHundredths: bigint;
  declare referralHundredths: bigint;
  declare updatedAt: Date;
  declare updatedBy: string | null;

  /** An array of bigint comes as text. */
  override $parseDatabaseJson(row: Record<string, unknown>): Record<string, unknown> {
    const { dailyHundredths, ...fields } = super.$parseDatabaseJson(row);
    return { ...fields, dailyHundredths: (dailyHundredths as string[]).map(BigInt) };
  }
}

export function readRewardAmounts(database: Database | Transaction): Promise<RewardAmounts> {
  return RewardAmounts.query(database).first().throwIfNotFound().execute();
}

/** What chargebacks may not go below: a goal that rose since then takes back nothing. `then` null: it was not kept. */
export function goalThen(then: bigint | null, now: bigint): bigint {
  return then !== null && then < now ? then : now;
}

import { RecordModel } from '@facet/service-kit';

/** An earning that was counted in its week, or is not to be: a reversal takes back what its credit gave, whichever comes first. */
export class CountedEarning extends RecordModel {
  static override tableName = 'counted_earnings';
  static override idColumn = 'earning_id';

  declare earningId: string;
  declare memberId: string;
  /** Its Monday, UTC. */
  declare week: Date | null;
  declare amount: bigint | null;
  declare isReversed: boolean;
}

import { RecordModel } from '@facet/service-kit';

/** What the wallet said last of a member's money, for when it is away. Never a source of money. */
export class BalanceTold extends RecordModel {
  static override tableName = 'known_balances';
  static override idColumn = 'member_id';

  declare memberId: string;
  declare balanceHundredths: bigint;
  declare totalEarnedHundredths: bigint;
  declare heardAt: Date;
}

import { columnsAsFields, RecordModel } from '@facet/service-kit';

/** That a member has redeemed a code, and the earning it made. */
export class PromoCodeRedemption extends RecordModel {
  static override tableName = 'promo_redemptions';
  static override idColumn = ['member_id', 'promo_id'];
  static override columnNameMappers = columnsAsFields;

  declare member_id: string;
  declare promo_id: string;
  /** Of the code: a member redeems one of a batch. */
  declare batch_id: string | null;
  declare earning_id: string;
}

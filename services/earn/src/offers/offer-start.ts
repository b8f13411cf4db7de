import { RecordModel } from '@facet/service-kit';

/** What a member began. */
export class OfferStart extends RecordModel {
  static override tableName = 'offer_starts';
  static override idColumn = ['member_id', 'provider', 'offer_id'];

  declare memberId: string;
  declare provider: string;
  declare offerId: string;
  declare title: string | null;
  declare rewardHundredths: bigint;
  declare steps: number;
  declare startedAt: Date;
}

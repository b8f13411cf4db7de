import { RecordModel } from '@facet/service-kit';
import type { Offer } from './offer.ts';

/** What one provider offers one member. */
export class OfferList extends RecordModel {
  static override tableName = 'offer_lists';
  static override idColumn = ['provider', 'member_id'];
  static override jsonAttributes = ['offers'];

  declare provider: string;
  declare memberId: string;
  declare wantedAt: Date;
  declare address: string;
  declare agent: string;
  declare dueAt: Date;
  declare lease: string | null;
  declare answeredAt: Date | null;
  declare failures: number;
  declare offers: Offer[];
}

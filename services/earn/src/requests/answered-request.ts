import { RecordModel } from '@facet/service-kit';

/** The answer of a member's call that moves money, by the caller's Idempotency-Key. */
export class AnsweredRequest extends RecordModel {
  static override tableName = 'answered_requests';
  static override idColumn = ['member_id', 'key'];

  declare memberId: string;
  declare key: string;
  declare request: string;
  /** JSON. */
  declare answer: unknown;
  declare answeredAt: Date;
}

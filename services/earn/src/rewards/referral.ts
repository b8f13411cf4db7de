import { RecordModel } from '@facet/service-kit';

/** A friend whom a member brought, as identity told it. */
export class Referral extends RecordModel {
  static override tableName = 'referrals';
  static override idColumn = 'referred_id';

  declare referredId: string;
  declare referrerId: string;
  declare username: string;
  declare registeredAt: Date;
  declare totalEarnedHundredths: bigint;
  /** When the wallet was asked last. */
  declare askedAt: Date;
  /** When the total was first seen at the goal. */
  declare reachedAt: Date | null;
  /** Which goal that was, hundredths; null: none yet, or it was reached before goals were kept. */
  declare reachedGoalHundredths: bigint | null;
  /** The bonus, once it was claimed. */
  declare earningId: string | null;
  /** Since when a chargeback waits to be looked at; nothing is claimed meanwhile. */
  declare recheckAt: Date | null;
  /** Since when the wallet is to be asked whether the friend is at the goal: they earned something. */
  declare dueAt: Date | null;
  /** When the referrer was told of it, once. */
  declare toldAt: Date | null;
}

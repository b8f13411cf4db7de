import { columnsAsFields, RecordModel, type FieldsOf } from '@facet/service-kit';

export const earningSources = ['wall', 'task', 'promo', 'daily', 'weekly', 'referral'] as const;
export type EarningSource = (typeof earningSources)[number];

/** See migrations/002-earnings.sql for what each one means. */
export const earningStates = ['pending', 'sent', 'credited', 'reversed', 'cancelled', 'refused'] as const;
export type EarningState = (typeof earningStates)[number];

/**
 * Money that was promised to one member. Its fields have the names of the columns: SQL functions write it from its JSON
 * (migrations/015).
 */
export class EarningRecord extends RecordModel {
  static override tableName = 'earnings';
  static override columnNameMappers = columnsAsFields;

  /** UUIDv7 */
  declare id: string;
  declare member_id: string;
  declare source: EarningSource;
  /** The wallet's key. */
  declare key: string;
  declare label: string;
  /** Of a wall's earning: which wall, its transaction, and the offer where the wall names it. */
  declare provider: string | null;
  declare transaction: string | null;
  declare offer: string | null;
  declare amount_hundredths: bigint;
  /** What its wall said that it pays us for it, in millionths of a dollar; null: it did not say. */
  declare revenue_micros: bigint | null;
  declare state: EarningState;
  declare earned_at: Date;
  declare releases_at: Date | null;
  /** The rule that holds it longer than its wall would. */
  declare hold_rule_id: string | null;
  /** The operator who had it credited before that day. */
  declare released_by: string | null;
  declare sent_at: Date | null;
  declare credited_at: Date | null;
  declare reversed_at: Date | null;
  declare credit_message: string | null;
  declare reversal_message: string | null;
  /** What the wallet answered. */
  declare credit_status: string | null;
  declare reversal_status: string | null;
}

export type Earning = FieldsOf<EarningRecord>;

import { type Database, formatMoney, MoneyText, type QueryOf, RecordModel, type Static, type Transaction, Type } from '@facet/service-kit';
import { promoCodeErrors } from './promo-code-errors.ts';

/** A code that pays, once for each member. */
export class PromoCode extends RecordModel {
  static override tableName = 'promo_codes';

  /** UUIDv7 */
  declare id: string;
  declare code: string;
  declare rewardHundredths: bigint;
  /** Null for one that was made alone. */
  declare batchId: string | null;
  declare maxUses: number | null;
  declare uses: number;
  declare expiresAt: Date | null;
  declare isActive: boolean;
  declare createdAt: Date;
  declare createdBy: string;
  declare deletedAt: Date | null;
  declare deletedBy: string | null;
  declare paidHundredths: bigint;
  /** How often it was edited, and by whom the last time. */
  declare version: number;
  declare editedBy: string | null;
}

/** Why a code can or cannot be redeemed now; that it is switched off comes first. */
const states = ['active', 'inactive', 'expired', 'used_up'] as const;

/** As operators see it. */
export interface ListedPromoCode extends PromoCode {
  state: (typeof states)[number];
}

/** SQL, by the database's clock. */
export const promoCodeState = `(case when not is_active then 'inactive' when expires_at <= clock_timestamp() then 'expired'
  when uses >= max_uses then 'used_up' else 'active' end)`;

/** Those that were not deleted. */
export function listedPromoCodes(database: Database | Transaction): QueryOf<ListedPromoCode> {
  const listed = PromoCode.query(database)
    .select('promo_codes.*', database.raw(`${promoCodeState} as state`))
    .whereNull('deleted_at');
  return listed as QueryOf<ListedPromoCode>;
}

const Time = Type.String({ format: 'date-time' });

export const PromoCodeView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    code: Type.String(),
    batchId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()], { description: 'the batch that it was made in' }),
    reward: MoneyText,
    maxUses: Type.Union([Type.Integer(), Type.Null()], { description: 'null: as many as there are members' }),
    currentUses: Type.Integer(),
    expiresAt: Type.Union([Time, Type.Null()]),
    isActive: Type.Boolean({ description: 'the switch' }),
    state: Type.Unsafe<ListedPromoCode['state']>({ type: 'string', enum: [...states], description: 'active: it can be redeemed now' }),
    paidOut: { ...MoneyText, description: 'R$ that its uses paid' },
    createdAt: Time,
    createdBy: Type.String(),
    version: Type.Integer({ description: 'another one after each edit; an edit tells the one that it saw' }),
  },
  { $id: 'PromoCode' },
);

export function presentPromoCode(promo: ListedPromoCode): Static<typeof PromoCodeView> {
  return {
    id: promo.id,
    code: promo.code,
    batchId: promo.batchId,
    reward: formatMoney(promo.rewardHundredths),
    maxUses: promo.maxUses,
    currentUses: promo.uses,
    expiresAt: promo.expiresAt?.toISOString() ?? null,
    isActive: promo.isActive,
    state: promo.state,
    paidOut: formatMoney(promo.paidHundredths),
    createdAt: promo.createdAt.toISOString(),
    createdBy: promo.createdBy,
    version: promo.version,
  };
}

/** @throws promo_not_found */
export async function readPromoCode(database: Database | Transaction, id: string): Promise<ListedPromoCode> {
  const promo = await listedPromoCodes(database).findById(id);
  if (promo === undefined) throw promoCodeErrors('promo_not_found', 'There is no such promo code');
  return promo;
}

/** As it is now, and until the transaction ends. @throws promo_not_found */
export async function lockPromoCode(transaction: Transaction, id: string): Promise<ListedPromoCode> {
  // Lock first, read after: what is read in the locking statement itself may be older than the lock.
  await PromoCode.query(transaction).findById(id).forUpdate();
  return readPromoCode(transaction, id);
}

import { type Database, formatMoney, MoneyText, type Static, type Transaction, Type } from '@facet/service-kit';
import { promoCodeErrors } from './promo-code-errors.ts';

/** A row of `promo_codes`. */
interface PromoCode {
  /** UUIDv7 */
  id: string;
  code: string;
  reward_hundredths: bigint;
  max_uses: number | null;
  uses: number;
  expires_at: Date | null;
  is_active: boolean;
  created_at: Date;
  created_by: string;
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

const listedColumns = `promo_codes.*, ${promoCodeState} as state`;

/** Those that were not deleted. */
export function listedPromoCodes(database: Database | Transaction) {
  return database('promo_codes').select(database.raw(listedColumns)).whereNull('deleted_at');
}

const Time = Type.String({ format: 'date-time' });

export const PromoCodeView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    code: Type.String(),
    reward: MoneyText,
    maxUses: Type.Union([Type.Integer(), Type.Null()], { description: 'null: as many as there are members' }),
    currentUses: Type.Integer(),
    expiresAt: Type.Union([Time, Type.Null()]),
    isActive: Type.Boolean({ description: 'the switch' }),
    state: Type.Unsafe<ListedPromoCode['state']>({ type: 'string', enum: [...states], description: 'active: it can be redeemed now' }),
    paidOut: { ...MoneyText, description: 'R$ that its uses paid' },
    createdAt: Time,
    createdBy: Type.String(),
  },
  { $id: 'PromoCode' },
);

export function presentPromoCode(row: ListedPromoCode): Static<typeof PromoCodeView> {
  return {
    id: row.id,
    code: row.code,
    reward: formatMoney(row.reward_hundredths),
    maxUses: row.max_uses,
    currentUses: row.uses,
    expiresAt: row.expires_at?.toISOString() ?? null,
    isActive: row.is_active,
    state: row.state,
    paidOut: formatMoney(row.reward_hundredths * BigInt(row.uses)),
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
  };
}

/** @throws promo_not_found */
export async function readPromoCode(database: Database | Transaction, id: string): Promise<ListedPromoCode> {
  const row = (await listedPromoCodes(database).where({ id }).first()) as ListedPromoCode | undefined;
  if (row === undefined) throw promoCodeErrors('promo_not_found', 'There is no such promo code');
  return row;
}

/** As it is now, and until the transaction ends. @throws promo_not_found */
export async function lockPromoCode(transaction: Transaction, id: string): Promise<ListedPromoCode> {
  // Lock first, read after: what is read in the locking statement itself may be older than the lock.
  await transaction('promo_codes').where({ id }).forUpdate().first('id');
  return readPromoCode(transaction, id);
}

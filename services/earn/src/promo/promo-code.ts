import { type Database, formatMoney, MoneyText, type Static, type Transaction, Type } from '@facet/service-kit';
import { promoErrors } from './promo-errors.ts';

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
export interface ListedPromo extends PromoCode {
  state: (typeof states)[number];
}

/** SQL, by the database's clock. */
export const promoState = `(case when not is_active then 'inactive' when expires_at <= clock_timestamp() then 'expired'
  when uses >= max_uses then 'used_up' else 'active' end)`;

const listedColumns = `promo_codes.*, ${promoState} as state`;

/** Those that were not deleted. */
export function listedPromos(database: Database | Transaction) {
  return database('promo_codes').select(database.raw(listedColumns)).whereNull('deleted_at');
}

const Time = Type.String({ format: 'date-time' });

export const PromoView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    code: Type.String(),
    reward: MoneyText,
    maxUses: Type.Union([Type.Integer(), Type.Null()], { description: 'null: as many as there are members' }),
    currentUses: Type.Integer(),
    expiresAt: Type.Union([Time, Type.Null()]),
    isActive: Type.Boolean({ description: 'the switch' }),
    state: Type.Unsafe<ListedPromo['state']>({ type: 'string', enum: [...states], description: 'active: it can be redeemed now' }),
    paidOut: { ...MoneyText, description: 'R$ that its uses paid' },
    createdAt: Time,
    createdBy: Type.String(),
  },
  { $id: 'PromoCode' },
);

export function presentPromo(row: ListedPromo): Static<typeof PromoView> {
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
export async function readPromo(database: Database | Transaction, id: string): Promise<ListedPromo> {
  const row = (await listedPromos(database).where({ id }).first()) as ListedPromo | undefined;
  if (row === undefined) throw promoErrors('promo_not_found', 'There is no such promo code');
  return row;
}

/** As it is now, and until the transaction ends. @throws promo_not_found */
export async function lockPromo(transaction: Transaction, id: string): Promise<ListedPromo> {
  // Lock first, read after: what is read in the locking statement itself may be older than the lock.
  await transaction('promo_codes').where({ id }).forUpdate().first('id');
  return readPromo(transaction, id);
}

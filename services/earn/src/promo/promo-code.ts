import { type Database, formatMoney, MoneyText, type Static, Type } from '@facet/service-kit';

/** A row of `promo_codes`. */
export interface PromoCode {
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

const Time = Type.String({ format: 'date-time' });

export const PromoView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    code: Type.String(),
    reward: MoneyText,
    maxUses: Type.Union([Type.Integer(), Type.Null()], { description: 'null: as many as there are members' }),
    currentUses: Type.Integer(),
    expiresAt: Type.Union([Time, Type.Null()]),
    isActive: Type.Boolean(),
    createdAt: Time,
    createdBy: Type.String(),
  },
  { $id: 'PromoCode' },
);

export function presentPromo(row: PromoCode): Static<typeof PromoView> {
  return {
    id: row.id,
    code: row.code,
    reward: formatMoney(row.reward_hundredths),
    maxUses: row.max_uses,
    currentUses: row.uses,
    expiresAt: row.expires_at?.toISOString() ?? null,
    isActive: row.is_active,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
  };
}

/** One that is known to be there. */
export async function readPromo(database: Database, id: string): Promise<PromoCode> {
  const row = (await database<PromoCode>('promo_codes').where({ id }).first()) as PromoCode | undefined;
  if (row === undefined) throw new Error(`the promo code ${id} vanished`);
  return row;
}

import { type Database, formatMoney, MoneyText, type QueryOf, RecordModel, type Static, type Transaction, Type } from '@facet/service-kit';
import { PromoCode } from './promo-code.ts';
import { promoCodeErrors } from './promo-code-errors.ts';

/** Many codes made in one act: each used once, and at most one of them by a member. */
export class CodeBatch extends RecordModel {
  static override tableName = 'code_batches';
  static override relationMappings = {
    codes: {
      relation: RecordModel.HasManyRelation,
      modelClass: PromoCode,
      join: { from: 'code_batches.id', to: 'promo_codes.batch_id' },
    },
  };

  /** UUIDv7 */
  declare id: string;
  declare prefix: string;
  declare size: number;
  declare rewardHundredths: bigint;
  declare expiresAt: Date | null;
  declare isActive: boolean;
  declare note: string;
  declare createdAt: Date;
  declare createdBy: string;
}

/** As operators see it. */
export interface ListedCodeBatch extends CodeBatch {
  uses: bigint;
  paidHundredths: bigint;
}

const Time = Type.String({ format: 'date-time' });

export const CodeBatchView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    prefix: Type.String({ description: 'what each code begins with' }),
    size: Type.Integer(),
    reward: { ...MoneyText, description: 'R$ of each' },
    currentUses: Type.Integer({ description: 'how many of its codes were redeemed' }),
    paidOut: { ...MoneyText, description: 'R$ that its uses paid' },
    expiresAt: Type.Union([Time, Type.Null()]),
    isActive: Type.Boolean({ description: 'the switch of all its codes' }),
    note: Type.String(),
    createdAt: Time,
    createdBy: Type.String(),
  },
  { $id: 'CodeBatch' },
);

export function presentCodeBatch(batch: ListedCodeBatch): Static<typeof CodeBatchView> {
  return {
    id: batch.id,
    prefix: batch.prefix,
    size: batch.size,
    reward: formatMoney(batch.rewardHundredths),
    currentUses: Number(batch.uses),
    paidOut: formatMoney(batch.paidHundredths),
    expiresAt: batch.expiresAt?.toISOString() ?? null,
    isActive: batch.isActive,
    note: batch.note,
    createdAt: batch.createdAt.toISOString(),
    createdBy: batch.createdBy,
  };
}

/** With how many of its codes were used, and what they paid. */
export function listedCodeBatches(database: Database | Transaction): QueryOf<ListedCodeBatch> {
  const sum = (column: string) => CodeBatch.relatedQuery('codes').select(database.raw(`coalesce(sum(${column}), 0)::bigint`));
  const listed = CodeBatch.query(database).select('code_batches.*', sum('uses').as('uses'), sum('paid_hundredths').as('paid_hundredths'));
  return listed as unknown as QueryOf<ListedCodeBatch>;
}

/** @throws code_batch_not_found */
export async function readCodeBatch(database: Database | Transaction, id: string): Promise<ListedCodeBatch> {
  const batch = await listedCodeBatches(database).findById(id);
  if (batch === undefined) throw promoCodeErrors('code_batch_not_found', 'There is no such batch');
  return batch;
}

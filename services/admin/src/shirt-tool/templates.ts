import type { Database } from '@facet/service-kit';

/** An upload names a template that was fetched before: each operator sees their own. */
interface TemplateKey {
  operatorId: string;
  assetId: string;
}

const KEPT_DAYS = 1;

export async function keepTemplate(database: Database, { operatorId, assetId }: TemplateKey, png: Buffer): Promise<void> {
  await database('shirt_templates')
    .insert({ operator_id: operatorId, asset_id: assetId, png, fetched_at: database.raw('clock_timestamp()') })
    .onConflict(['operator_id', 'asset_id'])
    .merge();
}

export async function keptTemplate(database: Database, { operatorId, assetId }: TemplateKey): Promise<Buffer<ArrayBuffer> | undefined> {
  const row = await database<{ operator_id: string; asset_id: string; png: Buffer<ArrayBuffer> }>('shirt_templates')
    .where({ operator_id: operatorId, asset_id: assetId })
    .first('png');
  return row?.png;
}

/** A session lasts 12 hours at most: what was confirmed or fetched a day ago is of no use. */
export async function forgetOldShirts(database: Database): Promise<void> {
  const isOld = (column: string) => database.raw(`?? < clock_timestamp() - ? * interval '1 day'`, [column, KEPT_DAYS]);
  await database('shirt_templates').where(isOld('fetched_at')).delete();
  await database('shirt_rights').where(isOld('confirmed_at')).delete();
}

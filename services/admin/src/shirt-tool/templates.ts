import { deleteInTurns, databaseTime, type Database } from '@facet/service-kit';
import { ShirtRight, ShirtTemplate } from './records.ts';

/** An upload names a template that was fetched before: each operator sees their own. */
interface TemplateKey {
  operatorId: string;
  assetId: string;
}

const KEPT_DAYS = 1;

export async function keepTemplate(database: Database, { operatorId, assetId }: TemplateKey, png: Buffer): Promise<void> {
  await ShirtTemplate.query(database)
    .insert({ operatorId, assetId, png: png as Buffer<ArrayBuffer>, fetchedAt: databaseTime })
    .onConflict(['operator_id', 'asset_id'])
    .merge();
}

export async function keptTemplate(database: Database, { operatorId, assetId }: TemplateKey): Promise<Buffer<ArrayBuffer> | undefined> {
  const template = await ShirtTemplate.query(database).findById([operatorId, assetId]);
  return template?.png;
}

/** A session lasts 12 hours at most: what was confirmed or fetched a day ago is of no use. */
export async function forgetOldShirts(database: Database): Promise<void> {
  await deleteInTurns(database, ShirtTemplate.tableName, (rows) =>
    rows.whereRaw("fetched_at < clock_timestamp() - ? * interval '1 day'", [KEPT_DAYS]),
  );
  await deleteInTurns(database, ShirtRight.tableName, (rows) =>
    rows.whereRaw("confirmed_at < clock_timestamp() - ? * interval '1 day'", [KEPT_DAYS]),
  );
}

import type { Database } from '@facet/service-kit';
import { shirtToolErrors } from './shirt-tool-errors.ts';

/** `key`: the caller's Idempotency-Key; a copy that may exist under it is not uploaded again. */
export interface UploadIntent {
  operatorId: string;
  key: string;
  assetId: string;
  name: string;
}

type UploadEnd = { state: 'uploaded'; uploadedAssetId: string } | { state: 'failed' | 'unknown' };

interface UploadRow {
  operator_id: string;
  key: string;
  state: 'uploading' | 'uploaded' | 'failed' | 'unknown';
  asset_id: string;
  name: string;
  uploaded_asset_id: string | null;
}

/** Longer than any call to the platform may take: who began then was interrupted. */
const INTERRUPTED_AFTER_S = 60;
const UNIQUE_VIOLATION = '23505';

/**
 * What an earlier call with the same key made; undefined: nothing yet.
 * @throws upload_unknown, upload_running, key_reused
 */
export async function earlierUpload(database: Database, { operatorId, key, assetId, name }: UploadIntent): Promise<string | undefined> {
  await markInterrupted(database, operatorId);
  const row = await database<UploadRow>('shirt_uploads').where({ operator_id: operatorId, key }).whereNot({ state: 'failed' }).first();
  if (row === undefined) return undefined;
  if (row.asset_id !== assetId || row.name !== name) throw shirtToolErrors('key_reused', 'This Idempotency-Key was used for another copy');
  switch (row.state) {
    case 'uploaded':
      return row.uploaded_asset_id ?? undefined;
    case 'uploading':
      throw uploadRunning();
    case 'unknown':
      throw uploadUnknown();
    case 'failed':
      return undefined;
    default:
      return row.state satisfies never;
  }
}

/** @throws upload_running: of this copy, or of another one of the operator's. */
export async function beginUpload(database: Database, id: string, { operatorId, key, assetId, name }: UploadIntent): Promise<void> {
  try {
    await database('shirt_uploads').insert({ id, operator_id: operatorId, key, asset_id: assetId, name });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) throw uploadRunning();
    throw error;
  }
}

export async function endUpload(database: Database, id: string, end: UploadEnd): Promise<void> {
  const uploadedAssetId = end.state === 'uploaded' ? end.uploadedAssetId : null;
  await database('shirt_uploads')
    .where({ id })
    .update({ state: end.state, uploaded_asset_id: uploadedAssetId, ended_at: database.raw('clock_timestamp()') });
}

/** A process that died while it uploaded: nobody knows whether there is a copy. */
async function markInterrupted(database: Database, operatorId: string): Promise<void> {
  await database('shirt_uploads')
    .where({ operator_id: operatorId, state: 'uploading' })
    .whereRaw(`started_at < clock_timestamp() - ? * interval '1 second'`, [INTERRUPTED_AFTER_S])
    .update({ state: 'unknown', ended_at: database.raw('clock_timestamp()') });
}

function uploadRunning(): Error {
  return shirtToolErrors('upload_running', 'Another upload of yours is still running', { retryAfterSeconds: 2 });
}

export function uploadUnknown(): Error {
  return shirtToolErrors(
    'upload_unknown',
    'The platform’s answer was lost: the copy may exist. Look at your creations before you try again',
  );
}

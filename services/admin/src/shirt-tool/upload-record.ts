import { databaseTime, isUniqueViolation, type Database } from '@facet/service-kit';
import { ShirtUpload } from './records.ts';
import { shirtToolErrors } from './shirt-tool-errors.ts';

/** `key`: the caller's Idempotency-Key; a copy that may exist under it is not uploaded again. */
export interface UploadIntent {
  operatorId: string;
  key: string;
  assetId: string;
  name: string;
}

type UploadEnd = { state: 'uploaded'; uploadedAssetId: string } | { state: 'failed' | 'unknown' };

/** Longer than any call to the platform may take: who began then was interrupted. */
const INTERRUPTED_AFTER_S = 60;

/**
 * What an earlier call with the same key made; undefined: nothing yet.
 * @throws upload_unknown, upload_running, key_reused
 */
export async function earlierUpload(database: Database, { operatorId, key, assetId, name }: UploadIntent): Promise<string | undefined> {
  await markInterrupted(database, operatorId);
  const upload = await ShirtUpload.query(database).findOne({ operator_id: operatorId, key }).whereNot({ state: 'failed' });
  if (upload === undefined) return undefined;
  if (upload.assetId !== assetId || upload.name !== name)
    throw shirtToolErrors('key_reused', 'This Idempotency-Key was used for another copy');
  if (upload.uploadedAssetId !== null) return upload.uploadedAssetId;
  throw upload.state === 'uploading' ? uploadRunning() : uploadUnknown();
}

/** @throws upload_running: of this copy, or of another one of the operator's. */
export async function beginUpload(database: Database, id: string, { operatorId, key, assetId, name }: UploadIntent): Promise<void> {
  try {
    await ShirtUpload.query(database).insert({ id, operatorId, key, assetId, name });
  } catch (error) {
    if (isUniqueViolation(error)) throw uploadRunning();
    throw error;
  }
}

export async function endUpload(database: Database, id: string, end: UploadEnd): Promise<void> {
  const uploadedAssetId = end.state === 'uploaded' ? end.uploadedAssetId : null;
  await ShirtUpload.query(database).findById(id).patch({ state: end.state, uploadedAssetId, endedAt: databaseTime });
}

/** A process that died while it uploaded: nobody knows whether there is a copy. */
async function markInterrupted(database: Database, operatorId: string): Promise<void> {
  await ShirtUpload.query(database)
    .where({ operator_id: operatorId, state: 'uploading' })
    .whereRaw("started_at < clock_timestamp() - ? * interval '1 second'", [INTERRUPTED_AFTER_S])
    .patch({ state: 'unknown', endedAt: databaseTime });
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

import { RecordModel } from '@facet/service-kit';

/** That an operator confirmed, for one session, to hold the rights of what they copy. */
export class ShirtRight extends RecordModel {
  static override tableName = 'shirt_rights';
  static override idColumn = 'session_id';

  declare sessionId: string;
  declare operatorId: string;
  declare confirmedAt: Date;
}

/** A template that an operator fetched. */
export class ShirtTemplate extends RecordModel {
  static override tableName = 'shirt_templates';
  static override idColumn = ['operator_id', 'asset_id'];

  declare operatorId: string;
  declare assetId: string;
  declare png: Buffer<ArrayBuffer>;
  declare fetchedAt: Date;
}

/** A copy that was, or is being, uploaded; `key`: the caller's Idempotency-Key. */
export class ShirtUpload extends RecordModel {
  static override tableName = 'shirt_uploads';

  declare id: string;
  declare operatorId: string;
  declare key: string;
  declare state: 'uploading' | 'uploaded' | 'failed' | 'unknown';
  declare assetId: string;
  declare name: string;
  declare uploadedAssetId: string | null;
  declare startedAt: Date;
  declare endedAt: Date | null;
}

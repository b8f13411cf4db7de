import { RecordModel } from '@facet/service-kit';

/** What one revision changed of one deployable. */
export class ReleaseMove extends RecordModel {
  static override tableName = 'release_moves';
  static override idColumn = ['deployable', 'revision'];

  declare revision: bigint;
  declare deployable: string;
  /** Pointers as canonical JSON; null: it had none. */
  declare before: string | null;
  declare after: string;
}

/** A state of all pointers, and who made it so. */
export class ReleaseRevision extends RecordModel {
  static override tableName = 'release_revisions';
  static override idColumn = 'revision';

  declare revision: bigint;
  /** Every deployable's, canonical JSON. */
  declare pointers: string;
  declare movedBy: string;
  declare reason: string;
  declare movedAt: Date;
}

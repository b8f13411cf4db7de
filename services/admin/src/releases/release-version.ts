import { RecordModel } from '@facet/service-kit';

/** A version that was published: it never changes. */
export class ReleaseVersion extends RecordModel {
  static override tableName = 'release_versions';
  static override idColumn = ['deployable', 'version'];

  declare deployable: string;
  declare version: string;
  /** Canonical JSON. */
  declare record: string;
  declare sha256: string;
  /** In the order of commits. */
  declare position: bigint;
  declare publishedBy: string;
  declare publishedAt: Date;
}

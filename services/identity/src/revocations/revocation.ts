import { RecordModel } from '@facet/service-kit';

/**
 * The newest word about a session or a member. After `until` (null: never) every token that it concerns has ended by
 * itself.
 */
export class Revocation extends RecordModel {
  static override tableName = 'revocations';
  static override idColumn = ['type', 'id'];

  declare type: 'session' | 'member';
  declare id: string;
  declare revoked: boolean;
  declare until: Date | null;
  /** In the order of commits. */
  declare position: bigint;
}

import { RecordModel } from '@facet/service-kit';

/**
 * At most one credit and one reversal of one wall's transaction, in either order. The SQL function of a credit writes
 * it too.
 */
export class WallTransaction extends RecordModel {
  static override tableName = 'wall_transactions';
  static override idColumn = ['wall', 'transaction'];

  declare wall: string;
  declare transaction: string;
  /** The postbacks that said so. */
  declare creditedBy: string | null;
  declare reversedBy: string | null;
  declare earningId: string | null;
  declare creditSignature: string | null;
  declare seenSignature: string | null;
  /** Of what took it back, or would: good for no credit of another one. */
  declare reversalSignature: string | null;
}

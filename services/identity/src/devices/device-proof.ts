import { RecordModel } from '@facet/service-kit';

/** A phrase that one device was asked to put into the public profile of one account of the game platform. */
export class DeviceProof extends RecordModel {
  static override tableName = 'device_proofs';

  declare id: string;
  declare platformUserId: string;
  declare username: string;
  declare deviceHash: string;
  declare phrase: string;
  declare checks: number;
  declare createdAt: Date;
  declare expiresAt: Date;
  declare usedAt: Date | null;
}

/** How often a phrase may be looked for. */
export const MOST_CHECKS = 10;

import { RecordModel } from '@facet/service-kit';

/** A device that was seen with an account of the platform: it may be proven before its member is registered. */
export class KnownDevice extends RecordModel {
  static override tableName = 'known_devices';
  static override idColumn = ['platform_user_id', 'device_hash'];

  declare platformUserId: string;
  declare deviceHash: string;
  declare firstSeenAt: Date;
  declare lastSeenAt: Date;
  declare provenAt: Date | null;
}

import { RecordModel } from '@facet/service-kit';

/** A signed-in browser. Its tokens slide (`tokenExpiresAt`) but none outlives `endsAt`. */
export class Session extends RecordModel {
  static override tableName = 'sessions';

  declare id: string;
  declare memberId: string;
  declare deviceHash: string;
  declare address: string | null;
  declare userAgent: string | null;
  declare createdAt: Date;
  declare lastSeenAt: Date;
  declare tokenExpiresAt: Date;
  declare endsAt: Date;
  declare endedAt: Date | null;
}

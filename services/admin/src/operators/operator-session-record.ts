import { RecordModel } from '@facet/service-kit';

/** Where an operator is signed in. What each of their calls asks for is a hot path, see operator-session.ts. */
export class OperatorSessionRecord extends RecordModel {
  static override tableName = 'operator_sessions';

  declare id: string;
  declare operatorId: string;
  declare address: string | null;
  declare userAgent: string | null;
  declare createdAt: Date;
  declare lastSeenAt: Date;
  declare idleEndsAt: Date;
  declare endsAt: Date;
  declare endedAt: Date | null;
}

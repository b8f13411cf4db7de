import { RecordModel, type OperatorRole } from '@facet/service-kit';

/** Somebody who may operate the site. Removed ones stay, for the audit log. */
export class OperatorAccount extends RecordModel {
  static override tableName = 'operators';

  declare id: string;
  declare username: string;
  /** The name in lower case. */
  declare usernameKey: string;
  declare role: OperatorRole;
  declare passwordHash: string;
  declare totpSecret: Buffer | null;
  declare totpPendingSecret: Buffer | null;
  declare totpLastStep: bigint;
  declare toldRole: string | null;
  declare createdAt: Date;
  declare removedAt: Date | null;
}

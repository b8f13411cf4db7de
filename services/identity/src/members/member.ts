import { RecordModel } from '@facet/service-kit';

/** A row of `members`. The identity is `platformUserId`; the username is what the platform last called them. */
export class Member extends RecordModel {
  static override tableName = 'members';

  declare id: string;
  declare platformUserId: string;
  declare username: string;
  declare profilePicture: string | null;
  declare pictureCheckedAt: Date;
  declare rank: string;
  /** When social gave it: events may come in any order. */
  declare rankGivenAt: Date | null;
  declare adminRole: 'owner' | 'admin' | 'moderator' | null;
  declare referrerId: string | null;
  declare disabled: boolean;
  declare banReason: string | null;
  declare bannedAt: Date | null;
  declare bannedBy: string | null;
  /** What they have in common with others; refuses nothing. */
  declare riskSigns: ('shared_device' | 'shared_address')[];
  declare createdAt: Date;
  /** They had their account deleted, and have not come back. */
  declare deletedAt: Date | null;
}

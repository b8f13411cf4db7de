/** Who is signed in. Money is a string with two decimals. */
export interface Member {
  id: string;
  username: string;
  balance: string;
  totalEarned: string;
  /** Bronze for a new member. */
  rank: string;
  adminRole: 'owner' | 'admin' | 'moderator' | null;
  profilePicture: string | null;
  disabled: boolean;
  banReason: string | null;
  /** ISO 8601, UTC. */
  bannedAt: string | null;
  bannedBy: string | null;
  /** ISO 8601, UTC; absent: of a service of before. */
  joinedAt?: string;
  /** The session that they joined with, in its first hour. */
  isFirstVisit?: boolean;
  /** The wallet did not answer: balance and total are the last known ones. */
  stale?: boolean;
}

import type { Database } from '@facet/service-kit';

interface Row {
  id: string;
  member_id: string;
  device_hash: string;
  address: string | null;
  user_agent: string | null;
  created_at: Date;
  last_seen_at: Date;
  ends_at: Date;
  ended_at: Date | null;
}

interface SharingRow {
  id: string;
  username: string;
  device: boolean;
  address: boolean;
}

const SESSIONS_MAX = 100;
const SHARING_MAX = 50;
/** Enough to tell devices apart; the rest of the hash is nobody's business. */
const DEVICE_LETTERS = 12;

/** Where a member is and was signed in, the latest first, and who else uses one of these devices or addresses. */
export async function listSessions(database: Database, memberId: string) {
  const [sessions, sharing] = await Promise.all([
    database<Row>('sessions').where({ member_id: memberId }).orderBy('last_seen_at', 'desc').limit(SESSIONS_MAX),
    database.raw<{ rows: SharingRow[] }>(
      `WITH traces AS (SELECT DISTINCT device_hash, address FROM sessions WHERE member_id = :memberId)
       SELECT m.id, m.username, bool_or(by.device) AS device, bool_or(NOT by.device) AS address FROM (
         SELECT s.member_id, true AS device FROM sessions s WHERE s.device_hash IN (SELECT device_hash FROM traces)
         UNION SELECT s.member_id, false FROM sessions s WHERE s.address IN (SELECT address FROM traces)
       ) AS by JOIN members m ON m.id = by.member_id
       WHERE m.id <> :memberId GROUP BY m.id, m.username ORDER BY device DESC, m.username LIMIT :atMost`,
      { memberId, atMost: SHARING_MAX },
    ),
  ]);
  return {
    sessions: sessions.map(presentSession),
    sharedWith: sharing.rows.map(({ id, username, device, address }) => ({ memberId: id, username, device, address })),
  };
}

function presentSession(row: Row) {
  const isOver = row.ended_at !== null || row.ends_at.getTime() < Date.now();
  return {
    id: row.id,
    device: row.device_hash.slice(0, DEVICE_LETTERS),
    address: row.address,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    endedAt: (row.ended_at ?? (isOver ? row.ends_at : null))?.toISOString() ?? null,
  };
}

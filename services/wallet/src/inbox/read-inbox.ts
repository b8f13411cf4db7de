import type { Database } from '@facet/service-kit';

/** How long a notice is kept. */
export const KEPT = '90 days';
/** A badge says no more than this. */
const COUNTED = 100;

export interface Notice {
  id: string;
  kind: string;
  values: Record<string, string>;
  at: Date;
  is_new: boolean;
}

export interface NoticeQuery {
  memberId: string;
  limit: number;
  /** The id of the last notice of the page before. */
  after?: string | undefined;
  /** Kinds that are wanted; all, when absent. */
  kinds?: readonly string[] | undefined;
}

const VISIBLE = `notices.member_id = :memberId AND at > clock_timestamp() - interval '${KEPT}' AND kind <> ALL (coalesce(inbox.muted, '{}'))`;
const SOURCE = 'notices LEFT JOIN inboxes AS inbox USING (member_id)';

/** A page of the notices, the newest first; those that this member muted are left out. */
export async function listNotices(database: Database, { memberId, limit, after, kinds }: NoticeQuery): Promise<Notice[]> {
  const { rows } = await database.raw<{ rows: Notice[] }>(
    `SELECT id, kind, "values", at, at > coalesce(inbox.read_until, '-infinity') AS is_new FROM ${SOURCE}
     WHERE ${VISIBLE}
       AND (:after::uuid IS NULL OR (at, id) < (SELECT at, id FROM notices AS last WHERE last.member_id = :memberId AND last.id = :after::uuid))
       AND (:kinds::text[] IS NULL OR kind = ANY (:kinds::text[]))
     ORDER BY at DESC, id DESC LIMIT :limit`,
    { memberId, limit, after: after ?? null, kinds: kinds ? [...kinds] : null },
  );
  return rows;
}

/** How many are new, at most a hundred. */
export async function countNew(database: Database, memberId: string): Promise<number> {
  const { rows } = await database.raw<{ rows: [{ count: number }] }>(
    `SELECT count(*)::int AS count FROM (
       SELECT FROM ${SOURCE} WHERE ${VISIBLE} AND at > coalesce(inbox.read_until, '-infinity') LIMIT :most) AS fresh`,
    { memberId, most: COUNTED },
  );
  return rows[0].count;
}

/** Everything up to this notice was seen; an older one changes nothing. */
export async function readUpTo(database: Database, memberId: string, noticeId: string): Promise<void> {
  await database.raw(
    `INSERT INTO inboxes (member_id, read_until) SELECT member_id, at FROM notices WHERE member_id = ? AND id = ?
     ON CONFLICT (member_id) DO UPDATE SET read_until = greatest(inboxes.read_until, excluded.read_until)`,
    [memberId, noticeId],
  );
}

export async function readMuted(database: Database, memberId: string): Promise<string[]> {
  const row = await database<{ member_id: string; muted: string[] }>('inboxes').where({ member_id: memberId }).first('muted');
  return row?.muted ?? [];
}

export async function mute(database: Database, memberId: string, kinds: readonly string[]): Promise<void> {
  const muted = [...kinds];
  await database('inboxes').insert({ member_id: memberId, muted }).onConflict('member_id').merge({ muted });
}

import type { Database } from '@facet/service-kit';

/** How long a notice is kept. */
export const KEPT = '90 days';
/** A badge says no more than this. */
const COUNTED = 100;
/** Beyond this many nobody needs to know how many there are of a kind. */
const COUNTED_BY_KIND = 1_000;

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
  /** Only what was not read yet. */
  onlyNew?: boolean | undefined;
}

export interface KindCount {
  kind: string;
  count: number;
  new: number;
}

const VISIBLE = `notices.member_id = :memberId and at > clock_timestamp() - interval '${KEPT}' and kind <> all (coalesce(inbox.muted, '{}'))`;
const IS_NEW = "at > coalesce(inbox.read_until, '-infinity')";
const SOURCE = 'notices left join inboxes as inbox using (member_id)';

/** A page of the notices, the newest first; those that this member muted are left out. */
export async function listNotices(database: Database, { memberId, limit, after, kinds, onlyNew = false }: NoticeQuery): Promise<Notice[]> {
  const { rows } = await database.raw<{ rows: Notice[] }>(
    `select id, kind, "values", at, ${IS_NEW} as is_new from ${SOURCE}
     where ${VISIBLE} ${onlyNew ? `and ${IS_NEW}` : ''}
       and (:after::uuid is null or (at, id) < (select at, id from notices as last where last.member_id = :memberId and last.id = :after::uuid))
       and (:kinds::text[] is null or kind = any (:kinds::text[]))
     order by at desc, id desc limit :limit`,
    { memberId, limit, after: after ?? null, kinds: kinds ? [...kinds] : null },
  );
  return rows;
}

/** How many are new, at most a hundred. */
export async function countNew(database: Database, memberId: string): Promise<number> {
  const { rows } = await database.raw<{ rows: [{ count: number }] }>(
    `select count(*)::int as count from (
       select from ${SOURCE} where ${VISIBLE} and ${IS_NEW} limit :most) as fresh`,
    { memberId, most: COUNTED },
  );
  return rows[0].count;
}

/** How many there are of each kind among the newest thousand, and the newest of all. */
export async function countByKind(database: Database, memberId: string): Promise<{ kinds: KindCount[]; newest: string | null }> {
  const { rows } = await database.raw<{ rows: (KindCount & { newest: string })[] }>(
    `with newest as (select id, kind, at, ${IS_NEW} as is_new from ${SOURCE} where ${VISIBLE} order by at desc, id desc limit :most)
     select kind, count(*)::int as count, count(*) filter (where is_new)::int as new,
       (select id from newest order by at desc, id desc limit 1) as newest
     from newest group by kind order by kind`,
    { memberId, most: COUNTED_BY_KIND },
  );
  return { kinds: rows.map(({ newest: _, ...kind }) => kind), newest: rows[0]?.newest ?? null };
}

/** Everything up to this notice was seen; an older one changes nothing. */
export async function readUpTo(database: Database, memberId: string, noticeId: string): Promise<void> {
  await database.raw(
    `insert into inboxes (member_id, read_until) select member_id, at from notices where member_id = ? and id = ?
     on conflict (member_id) do update set read_until = greatest(inboxes.read_until, excluded.read_until)`,
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

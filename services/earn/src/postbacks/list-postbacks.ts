import { isUuid, type Database, type QueryOf } from '@facet/service-kit';
import { catalogue, type WallMemberIds } from '../walls/index.ts';
import { pageOf } from '../operators/index.ts';
import { CALLS_MOST, type LoggedPostback } from './logged-postback.ts';
import { PostbackRecord } from './postback-record.ts';

export interface LogRequest {
  /** A transaction, a member's id (ours, or what a wall calls them) or name, or a postback's id. */
  search?: string;
  provider?: string;
  verdict?: string;
  /** Of a refusal. */
  reason?: string;
  /** Only those that an operator should look at. */
  alert?: boolean;
  /** Received at this time or later, ISO 8601. */
  since?: string;
  /** Received before this time. */
  until?: string;
  sort: 'newest' | 'oldest';
  cursor?: string;
  limit: number;
}

export async function listPostbacks(
  { database, memberIds }: { database: Database; memberIds: WallMemberIds },
  { search, provider, verdict, reason, alert, since, until, ...page }: LogRequest,
) {
  const query = withEarning(database);
  if (provider !== undefined) void query.where('wall', provider);
  if (verdict !== undefined) void query.where('verdict', verdict);
  if (reason !== undefined) void query.where('reason', reason);
  if (alert === true) void query.whereNotNull('alert').whereIn('verdict', ['accepted', 'noted']);
  if (until !== undefined) void query.where('received_at', '<', until);
  if (since !== undefined) void query.where('received_at', '>=', since);
  const sought = search?.trim() ?? '';
  if (isUuid(sought.toLowerCase()))
    void query.where(
      (either) => void either.whereIn('member_id', called(memberIds, sought)).orWhere('transaction', sought).orWhere('id', sought),
    );
  else if (sought !== '') {
    // an array, so that each part has its index
    const namedSo = 'postbacks.member_id = any (array(select id from members where lower(username) = lower(?)))';
    void query.where((either) => void either.where('transaction', sought).orWhereRaw(namedSo, [sought]));
  }
  return pageOf(database, query, page);
}

/** Whoever has this id, here or at any wall. */
function called(memberIds: WallMemberIds, id: string): string[] {
  return [...new Set([id, ...[...catalogue.keys()].map((provider) => memberIds.memberOf(provider, id))])];
}

export async function findPostback(database: Database, id: string): Promise<LoggedPostback | undefined> {
  return withEarning(database).findById(id);
}

/** With the earning that a call credited or took back, by the wall's transaction, and how often it was called for. */
function withEarning(database: Database): QueryOf<LoggedPostback> {
  const earning = database('wall_transactions as t')
    .join('earnings as e', 'e.id', 't.earning_id')
    .whereRaw('t.wall = postbacks.wall and t.transaction = postbacks.transaction');
  const postbacks = PostbackRecord.query(database).select(
    'postbacks.*',
    earning.clone().select('e.id').as('earning_id'),
    earning.clone().select('e.state').as('earning_state'),
    earning.clone().select('e.revenue_micros').as('revenue_micros'),
    PostbackRecord.relatedQuery('member').select('username').as('username'),
    database.raw(
      `(select count(*)::int from (select from postbacks c
         where c.wall = postbacks.wall and c.transaction = postbacks.transaction limit ?) calls) as calls`,
      [CALLS_MOST],
    ),
  );
  return postbacks as unknown as QueryOf<LoggedPostback>;
}

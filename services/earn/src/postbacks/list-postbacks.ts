import type { Database } from '@facet/service-kit';
import { pageOf, type Query } from '../operators/index.ts';
import type { LoggedPostback } from './logged-postback.ts';

export interface LogRequest {
  /** A transaction, a member's id, or a postback's. */
  search?: string;
  provider?: string;
  verdict?: string;
  sort: 'newest' | 'oldest';
  cursor?: string;
  limit: number;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function listPostbacks(database: Database, { search, provider, verdict, ...page }: LogRequest) {
  const query = withEarning(database);
  if (provider !== undefined) void query.where('wall', provider);
  if (verdict !== undefined) void query.where('verdict', verdict);
  const sought = search?.trim() ?? '';
  if (uuid.test(sought))
    void query.where((either) => void either.where('member_id', sought).orWhere('transaction', sought).orWhere('id', sought));
  else if (sought !== '') void query.where('transaction', sought);
  return pageOf<LoggedPostback>(database, query, page);
}

export async function findPostback(database: Database, id: string): Promise<LoggedPostback | undefined> {
  return (await withEarning(database).where({ id }).first()) as LoggedPostback | undefined;
}

/** The earning that a call credited or took back, by the wall's transaction. */
function withEarning(database: Database): Query {
  const earning = database('wall_transactions as t')
    .join('earnings as e', 'e.id', 't.earning_id')
    .whereRaw('t.wall = postbacks.wall and t.transaction = postbacks.transaction');
  return database('postbacks').select(
    'postbacks.*',
    earning.clone().select('e.id').as('earning_id'),
    earning.clone().select('e.state').as('earning_state'),
  ) as Query;
}

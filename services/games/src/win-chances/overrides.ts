import { cutPage, type Database, type Transaction } from '@facet/service-kit';
import { classify, percentsOf, type Classification } from './classify.ts';
import type { Game } from './win-chance.ts';

/** A row of `win_chance_overrides`, with the member's name. */
export interface Override {
  id: string;
  member_id: string;
  username: string | null;
  game: Game;
  win_chance_percent: number;
  max_multiplier: number | null;
  notes: string | null;
  created_by: string;
  created_at: Date;
}

/** As operators see it: with what the member's rounds under it came to. */
export interface ListedOverride extends Override {
  rounds_ended: bigint;
  rounds_won: bigint;
}

export interface Filter {
  search?: string;
  userId?: string;
  classification?: Classification['label'];
}

export type Counts = { all: number } & Record<Classification['label'], number>;

export async function readOverride(
  database: Database | Transaction,
  where: Partial<Pick<Override, 'id' | 'member_id' | 'game'>>,
): Promise<ListedOverride | undefined> {
  const columns = Object.fromEntries(Object.entries(where).map(([column, value]) => [`win_chance_overrides.${column}`, value]));
  const [row] = (await withRounds(database, found(database, {}).where(columns))) as ListedOverride[];
  return row;
}

/** Newest first; `search` is a part of the username or the notes. */
export async function pageOfOverrides(
  database: Database,
  { classification, ...filter }: Filter,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ rows: ListedOverride[]; nextCursor: string | null }> {
  const page = found(database, filter)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (classification !== undefined) void page.whereBetween('win_chance_percent', percentsOf(classification));
  if (cursor !== undefined) void page.where('id', '<', cursor);
  return cutPage((await withRounds(database, page)) as ListedOverride[], limit, ({ id }) => id);
}

export async function countClasses(database: Database, filter: Omit<Filter, 'classification'>): Promise<Counts> {
  const rows = (await found(database, filter)
    .clearSelect()
    .select('win_chance_percent')
    .count('* as count')
    .groupBy('win_chance_percent')) as unknown as { win_chance_percent: number; count: bigint }[];
  const counts = { all: 0, 'Player Advantage': 0, 'Near Break-even': 0, 'House Advantage': 0 };
  for (const { win_chance_percent: percent, count } of rows) {
    counts.all += Number(count);
    counts[classify(percent).label] += Number(count);
  }
  return counts;
}

function found(database: Database | Transaction, { search = '', userId }: Omit<Filter, 'classification'>) {
  const query = database('win_chance_overrides')
    .leftJoin('members', 'members.member_id', 'win_chance_overrides.member_id')
    .select('win_chance_overrides.*', 'members.username');
  if (userId !== undefined) void query.where('win_chance_overrides.member_id', userId);
  return search === ''
    ? query
    : query.whereRaw(`strpos(lower(coalesce(members.username, '') || ' ' || coalesce(notes, '')), lower(?)) > 0`, [search]);
}

/** Rounds of that member and game that were stored under this chance since it was set. */
function withRounds(database: Database | Transaction, overrides: ReturnType<typeof found>) {
  const rounds = `left join lateral (
    select count(*) as rounds_ended, count(*) filter (where state = 'won') as rounds_won from rounds
    where rounds.member_id = page.member_id and started_at >= page.created_at and rounds.game = page.game
      and rounds.win_chance_percent = page.win_chance_percent and state in ('won', 'lost')) as seen on true`;
  return database.from(overrides.as('page')).joinRaw(rounds).select('*').orderBy('id', 'desc');
}

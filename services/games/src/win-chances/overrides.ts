import { cutPage, type Database, type FieldsOf, type Transaction } from '@facet/service-kit';
import { classify, percentsOf, type Classification } from './classify.ts';
import type { Game } from './win-chance.ts';
import { WinChanceOverride } from './win-chance-override.ts';

export interface Override extends FieldsOf<WinChanceOverride> {
  /** The member's name. */
  username: string | null;
}

/** As operators see it: with what the member's rounds under it came to. */
export interface ListedOverride extends Override {
  roundsEnded: bigint;
  roundsWon: bigint;
}

export interface Filter {
  search?: string;
  userId?: string;
  classification?: Classification['label'];
}

export type Counts = { all: number } & Record<Classification['label'], number>;

export async function readOverride(
  database: Database | Transaction,
  which: { id: string } | { memberId: string; game: Game },
): Promise<ListedOverride | undefined> {
  const where = 'id' in which ? { id: which.id } : { 'win_chance_overrides.member_id': which.memberId, game: which.game };
  const [override] = await withRounds(database, found(database, {}).where(where));
  return override;
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
  return cutPage(await withRounds(database, page), limit, ({ id }) => id);
}

export async function countClasses(database: Database, filter: Omit<Filter, 'classification'>): Promise<Counts> {
  const classes = await found(database, filter)
    .clearSelect()
    .select('win_chance_percent')
    .count('* as count')
    .groupBy('win_chance_percent')
    .castTo<{ winChancePercent: number; count: bigint }[]>();
  const counts = { all: 0, 'Player Advantage': 0, 'Near Break-even': 0, 'House Advantage': 0 };
  for (const { winChancePercent: percent, count } of classes) {
    counts.all += Number(count);
    counts[classify(percent).label] += Number(count);
  }
  return counts;
}

function found(database: Database | Transaction, { search = '', userId }: Omit<Filter, 'classification'>) {
  const query = WinChanceOverride.query(database).leftJoinRelated('member').select('win_chance_overrides.*', 'member.username');
  if (userId !== undefined) void query.where('win_chance_overrides.member_id', userId);
  return search === ''
    ? query
    : query.whereRaw(`strpos(lower(coalesce(member.username, '') || ' ' || coalesce(notes, '')), lower(?)) > 0`, [search]);
}

/** Rounds of that member and game that were stored under this chance since it was set. */
function withRounds(database: Database | Transaction, overrides: ReturnType<typeof found>): Promise<ListedOverride[]> {
  const rounds = `left join lateral (
    select count(*) as rounds_ended, count(*) filter (where state = 'won') as rounds_won from rounds
    where rounds.member_id = page.member_id and started_at >= page.created_at and ended_at >= page.created_at and rounds.game = page.game
      and rounds.win_chance_percent = page.win_chance_percent and state in ('won', 'lost')) as seen on true`;
  const page = WinChanceOverride.query(database).from(overrides.as('page')).joinRaw(rounds);
  return page.select('*').orderBy('id', 'desc').castTo<ListedOverride[]>().execute();
}

import { cutPage, defineErrors, uuidv7, type Database, type Kit } from '@facet/service-kit';
import { usernameOf } from '../members/index.ts';
import { classify, percentsOf, type Classification } from './classify.ts';
import type { Game } from './win-chance.ts';

const overrideErrors = defineErrors({
  member_not_found: 404,
  override_not_found: 404,
  win_chance_invalid: 400,
  max_multiplier_invalid: 400,
});

/** A row of `win_chance_overrides`, with the name that the operators' list shows. */
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

/** As the operators' list shows it: with what his rounds under it came to. */
export interface ListedOverride extends Override {
  rounds_ended: bigint;
  rounds_won: bigint;
}

export interface ListRequest {
  search: string;
  userId: string | undefined;
  classification: Classification['label'] | undefined;
  cursor: string | undefined;
  limit: number;
}

export interface OverridePage {
  overrides: ListedOverride[];
  counts: { all: number } & Record<Classification['label'], number>;
  nextCursor: string | null;
  total: number;
}

export interface OverrideRequest {
  /** UUIDv7 of the caller, for the audit trail. */
  id?: string | undefined;
  userId: string;
  gameType: Game;
  houseEdgeMultiplier: number;
  maxMultiplierOverride: number | null;
  notes: string | null;
  by: string;
}

/** A second one for the same member and game replaces the first. @throws what overrideErrors lists, unavailable (503). */
export async function setOverride(kit: Pick<Kit, 'database' | 'fetchOf' | 'urlOf'>, request: OverrideRequest): Promise<Override> {
  const values = parseOverride(request);
  const username = await usernameOf(kit, request.userId);
  if (username === undefined) throw overrideErrors('member_not_found', 'There is no such member.');
  const [row] = await kit
    .database<Omit<Override, 'username'>>('win_chance_overrides')
    .insert({ id: request.id ?? uuidv7(), member_id: request.userId, game: request.gameType, created_by: request.by, ...values })
    .onConflict(['member_id', 'game'])
    .merge(['id', 'win_chance_percent', 'max_multiplier', 'notes', 'created_by', 'created_at'])
    .returning('*');
  return { ...(row as Override), username };
}

/** @throws override_not_found (404) */
export async function removeOverride(database: Database, id: string): Promise<Override> {
  const [row] = await database<Omit<Override, 'username'>>('win_chance_overrides').where({ id }).delete().returning('*');
  if (!row) throw overrideErrors('override_not_found', 'There is no such override. Somebody may have removed it already.');
  return { ...(row as Override), username: null };
}

/** @throws override_not_found (404) */
export async function readOverride(database: Database, id: string): Promise<ListedOverride> {
  const [row] = (await withRounds(database, found(database, '').where('win_chance_overrides.id', id))) as ListedOverride[];
  if (!row) throw overrideErrors('override_not_found', 'There is no such override. Somebody may have removed it already.');
  return row;
}

/** Newest first; `search` is a part of the username or the notes. */
export async function listOverrides(
  database: Database,
  { search, userId, classification, cursor, limit }: ListRequest,
): Promise<OverridePage> {
  const counts = await countClasses(found(database, search, userId));
  const page = found(database, search, userId)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (classification !== undefined) void page.whereBetween('win_chance_percent', percentsOf(classification));
  if (cursor !== undefined) void page.where('id', '<', cursor);
  const { rows: overrides, nextCursor } = cutPage((await withRounds(database, page)) as ListedOverride[], limit, ({ id }) => id);
  return { overrides, counts, nextCursor, total: counts[classification ?? 'all'] };
}

function found(database: Database, search: string, userId?: string) {
  const query = database('win_chance_overrides')
    .leftJoin('members', 'members.member_id', 'win_chance_overrides.member_id')
    .select('win_chance_overrides.*', 'members.username');
  if (userId !== undefined) void query.where('win_chance_overrides.member_id', userId);
  return search === ''
    ? query
    : query.whereRaw(`strpos(lower(coalesce(members.username, '') || ' ' || coalesce(notes, '')), lower(?)) > 0`, [search]);
}

/** Rounds of that member and game that were stored under this chance since it was set. */
function withRounds(database: Database, overrides: ReturnType<typeof found>) {
  const rounds = `left join lateral (
    select count(*) as rounds_ended, count(*) filter (where state = 'won') as rounds_won from rounds
    where rounds.member_id = page.member_id and started_at >= page.created_at and rounds.game = page.game
      and rounds.win_chance_percent = page.win_chance_percent and state in ('won', 'lost')) as seen on true`;
  return database.from(overrides.as('page')).joinRaw(rounds).select('*').orderBy('id', 'desc');
}

async function countClasses(matching: ReturnType<typeof found>): Promise<OverridePage['counts']> {
  const rows = (await matching.clearSelect().select('win_chance_percent').count('* as count').groupBy('win_chance_percent')) as unknown as {
    win_chance_percent: number;
    count: bigint;
  }[];
  const counts = { all: 0, 'Player Advantage': 0, 'Near Break-even': 0, 'House Advantage': 0 };
  for (const { win_chance_percent: percent, count } of rows) {
    counts.all += Number(count);
    counts[classify(percent).label] += Number(count);
  }
  return counts;
}

function parseOverride({ houseEdgeMultiplier, maxMultiplierOverride, notes }: OverrideRequest) {
  const percent = Math.round(houseEdgeMultiplier * 100);
  if (percent < 1 || percent > 100 || Math.abs(percent - houseEdgeMultiplier * 100) > 1e-9)
    throw overrideErrors('win_chance_invalid', 'The win chance must be between 0.01 and 1.00, in steps of 0.01.');
  const tenths = maxMultiplierOverride === null ? null : Math.round(maxMultiplierOverride * 10);
  if (tenths !== null && (tenths < 10 || tenths > 100_000 || Math.abs(tenths - (maxMultiplierOverride ?? 0) * 10) > 1e-9))
    throw overrideErrors('max_multiplier_invalid', 'The maximum multiplier must be at least 1.0, in steps of 0.1.');
  return { win_chance_percent: percent, max_multiplier: tenths === null ? null : tenths * 10, notes: notes?.trim() || null };
}

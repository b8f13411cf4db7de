import { defineErrors, uuidv7, type Database, type Kit } from '@facet/service-kit';
import { usernameOf } from '../members/index.ts';
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

export interface OverrideRequest {
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
    .insert({ id: uuidv7(), member_id: request.userId, game: request.gameType, created_by: request.by, ...values })
    .onConflict(['member_id', 'game'])
    .merge(['id', 'win_chance_percent', 'max_multiplier', 'notes', 'created_by'])
    .returning('*');
  return { ...(row as Override), username };
}

/** @throws override_not_found (404) */
export async function removeOverride(database: Database, id: string): Promise<Override> {
  const [row] = await database<Omit<Override, 'username'>>('win_chance_overrides').where({ id }).delete().returning('*');
  if (!row) throw overrideErrors('override_not_found', 'There is no such override. Somebody may have removed it already.');
  return { ...(row as Override), username: null };
}

/** Newest first; `search` is a part of the username. */
export async function listOverrides(
  database: Database,
  { search, cursor, limit }: { search: string; cursor: string | undefined; limit: number },
): Promise<{ overrides: Override[]; nextCursor: string | null; total: number }> {
  const matching = () => {
    const query = database('win_chance_overrides').leftJoin('members', 'members.member_id', 'win_chance_overrides.member_id');
    return search === '' ? query : query.whereRaw('strpos(lower(members.username), lower(?)) > 0', [search]);
  };
  const page = matching()
    .select('win_chance_overrides.*', 'members.username')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  const rows: Override[] = await (cursor === undefined ? page : page.where('id', '<', cursor));
  const [counted] = await matching().count<{ count: bigint }[]>('* as count');
  const overrides = rows.slice(0, limit);
  return { overrides, nextCursor: rows.length > limit ? (overrides.at(-1)?.id ?? null) : null, total: Number(counted?.count ?? 0) };
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

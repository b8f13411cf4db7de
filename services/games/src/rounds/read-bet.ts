import { prepared } from '@facet/service-kit';
import { CHAIN_COLUMNS, type SealedChainFields, type SeedChain } from '../fairness/index.ts';
import { LIMIT_COLUMNS, type PlayLimits } from '../limits/index.ts';
import { CHANCE_COLUMNS, chanceOf, type Game, type WinChance, type WinChanceFields } from '../win-chances/index.ts';
import type { RoundContext } from './open-round.ts';

/** What a bet is decided by. */
export interface BetTerms {
  chain: SeedChain;
  limits: PlayLimits;
  chance: WinChance;
}

type Nullable<Fields> = { [Name in keyof Fields]: Fields[Name] | null };
type Row = PlayLimits & Nullable<SealedChainFields> & Nullable<WinChanceFields>;

/** In one statement: a hot path. A chain that is not there yet is made. */
export async function readBetTerms(
  { kit: { database }, seeds }: Pick<RoundContext, 'kit' | 'seeds'>,
  { memberId, game }: { memberId: string; game: Game },
): Promise<BetTerms> {
  const { rows } = await prepared<{ rows: [Row] }>(
    database,
    'read what a bet is decided by',
    `select ?::uuid as "memberId", ${LIMIT_COLUMNS}, ${CHAIN_COLUMNS}, ${CHANCE_COLUMNS}
     from (select clock_timestamp() as now) as clock
       left join play_limits on play_limits.member_id = ?
       left join seed_chains on seed_chains.member_id = ?
       left join win_chance_overrides on win_chance_overrides.member_id = ? and win_chance_overrides.game = ?`,
    [memberId, memberId, memberId, memberId, game],
  );
  const [row] = rows;
  const chain = isThere(row, 'sealedSeed') ? seeds.openedChain(row) : await seeds.read(database, memberId);
  return { chain, limits: row, chance: chanceOf(isThere(row, 'winChancePercent') ? row : undefined) };
}

/** Whether the outer join found a row of the table to which this column belongs. */
function isThere<Fields, Name extends keyof Fields>(row: Nullable<Fields> & object, column: Name): row is Fields & Nullable<Fields>;
function isThere(row: Record<string, unknown>, column: string): boolean {
  return row[column] !== null;
}

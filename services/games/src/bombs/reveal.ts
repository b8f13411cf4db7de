import { delivered, inTransaction, prepared, type Kit, type Transaction } from '@facet/service-kit';
import { survives, type Fraction } from '../fairness/index.ts';
import { endLost, endWon, fateOf, lockRound, roundErrors, surely, type Ended, type Round, type RoundContext } from '../rounds/index.ts';
import { multiplierAfter, safeTilesOf, type BombCount } from './multiplier.ts';

export interface Revealed {
  won: boolean;
  round: Round;
}

interface Tile {
  memberId: string;
  id: string;
  tile: number;
}

type Fate = ReturnType<typeof fateOf>;
type RevealContext = Pick<RoundContext, 'kit' | 'seeds'>;

const MOST_REMEMBERED = 5_000;

/**
 * Opens tiles. What decides a round is sealed before the bet and stays as it is while the round is open: it is
 * remembered, and a safe tile is one statement, which the database takes only where the round still stands as
 * remembered. All else happens under the round's lock.
 */
export class Reveals {
  readonly #context: RevealContext;
  readonly #open = new Map<string, { round: Round; fate: Fate }>();

  constructor(context: RevealContext) {
    this.#context = context;
  }

  /** As the database has it now. */
  remember(round: Round, fate = fateOf(round)): void {
    this.#open.delete(round.id);
    if (round.state === 'open') this.#open.set(round.id, { round, fate });
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST_REMEMBERED && oldest !== undefined) this.#open.delete(oldest);
  }

  /**
   * Which tile makes no difference: the n-th is safe while m(n) <= bust. One that is open already answers as it did.
   * Clearing the board cashes out.
   * @throws round_not_found (404), round_over (409)
   */
  async reveal(request: Tile): Promise<Revealed> {
    const known = this.#open.get(request.id);
    const safe = known?.round.member_id === request.memberId ? await openSafely(this.#context.kit, known, request.tile) : undefined;
    const answer = safe ? { won: true, round: safe } : await revealLocked(this.#context, request);
    this.remember(answer.round, known?.fate);
    return answer;
  }
}

/**
 * Undefined: it is not a safe tile that leaves the round open, or the round is not as it was. Nothing has changed then.
 */
async function openSafely({ database }: Kit, { round, fate }: { round: Round; fate: Fate }, tile: number): Promise<Round | undefined> {
  const next = nextTile(round, fate);
  if (round.revealed.includes(tile) || !next.isSafe || next.isLast) return undefined;
  const { rowCount } = await prepared<{ rowCount: number }>(
    database,
    'open a safe tile',
    `update rounds set revealed = revealed || ?::smallint, changed_at = clock_timestamp()
     where member_id = ? and id = ? and state = 'open' and revealed = ?::smallint[]`,
    [tile, round.member_id, round.id, round.revealed],
  );
  return rowCount === 1 ? { ...round, revealed: [...round.revealed, tile] } : undefined;
}

async function revealLocked(context: RevealContext, request: Tile): Promise<Revealed> {
  const { kit } = context;
  const { answer, messageId } = await inTransaction(kit.database, async (transaction) => openTile(transaction, context, request));
  if (messageId !== undefined) await delivered(kit.database, messageId);
  return answer;
}

async function openTile(
  transaction: Transaction,
  { kit, seeds }: RevealContext,
  request: Tile,
): Promise<{ answer: Revealed; messageId?: string }> {
  const round = await lockRound(transaction, seeds, request);
  if (round?.game !== 'bombs' || round.started_at === null)
    throw roundErrors('round_not_found', 'We can’t find this round. Reload the page.');
  if (round.revealed.includes(request.tile)) return { answer: { won: true, round } };
  if (round.bomb_tile === request.tile) return { answer: { won: false, round } };
  if (round.state !== 'open') throw roundErrors('round_over', 'This round has ended. Start a new one.');

  const { isSafe, isLast, multiplier } = nextTile(round, fateOf(round));
  if (!isSafe) return ended(false, await surely(endLost(transaction, kit.outbox, round, { bomb_tile: request.tile })));
  const revealed = [...round.revealed, request.tile];
  if (isLast) return ended(true, await surely(endWon(transaction, kit.outbox, round, multiplier, { revealed })));
  return { answer: { won: true, round: await keep(transaction, round, revealed) } };
}

function nextTile(round: Round, { rtp, sealed }: Fate): { isSafe: boolean; isLast: boolean; multiplier: Fraction } {
  const bombCount = round.bomb_count as BombCount;
  const safeTiles = round.revealed.length + 1;
  const multiplier = multiplierAfter(safeTiles, bombCount, round.max_multiplier);
  return { isSafe: survives(multiplier, rtp, sealed), isLast: safeTiles === safeTilesOf(bombCount), multiplier };
}

function ended(won: boolean, { round, messageId }: Ended): { answer: Revealed; messageId: string } {
  return { answer: { won, round }, messageId };
}

async function keep(transaction: Transaction, round: Round, revealed: number[]): Promise<Round> {
  await transaction<Round>('rounds')
    .where({ member_id: round.member_id, id: round.id })
    .update({ revealed, changed_at: transaction.raw('clock_timestamp()') } as object);
  return { ...round, revealed };
}

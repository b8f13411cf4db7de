import { formatMoney, httpErrors, inTransaction, parseMoney, uuidv7, type Database, type Kit, type Transaction } from '@facet/service-kit';
import type { SeedChain, SeedChains } from '../fairness/index.ts';
import { readPlayRules, refuseStake, type PlayRules } from '../limits/index.ts';
import { winChanceOf, type Game } from '../win-chances/index.ts';
import { roundErrors } from './round-errors.ts';
import type { Round } from './round.ts';
import type { Stakes } from './stakes.ts';

/** More than all replicas have connections. */
const STORED_AT_ONCE = 64n;
/** Unless an operator raises a member's. */
const HIGHEST_MULTIPLIER = 100n;

export interface RoundContext {
  kit: Kit;
  stakes: Stakes;
  seeds: SeedChains;
}

export interface RoundRequest {
  memberId: string;
  idempotencyKey: string;
  game: Game;
  stakeHundredths: bigint;
  bombCount: number | null;
  /** Hundredths. */
  autoCashout: number | null;
  /** It repeats a bet: the page plays it, not a hand. */
  isAuto: boolean;
  /** The highest multiplier it can pay, hundredths; `maxMultiplier`: an operator's override. */
  mostOf: (maxMultiplier: number | null) => number;
  /** How long the round runs if nobody acts, once its fate is known; null: for ever. */
  settlesAfterMs: (round: Round) => number | null;
}

/**
 * Opens a round: the row with its seed is stored first, then the stake is taken, then the row confirmed. Stopped
 * anywhere between, the sweeper gives the stake back. The same idempotency key and request goes on where the first call
 * is.
 * @throws what roundErrors and limitErrors list, unavailable (503)
 */
export async function openRound(context: RoundContext, request: RoundRequest): Promise<Round> {
  const minTotalEarned = await context.kit.settings.require('games_min_total_earned');
  const round = (await findSame(context.kit.database, request)) ?? (await storeIntent(context, request));
  const opened = await context.stakes.open(round, { minTotalEarned, settlesAfterMs: request.settlesAfterMs(round) });
  switch (opened.status) {
    case 'held':
      return opened.row;
    case 'insufficient':
      throw roundErrors('insufficient_balance', "You don't have enough Robux for this bet");
    case 'requirement':
      throw roundErrors('earning_requirement', `You need to earn at least ${withoutDecimals(minTotalEarned)}R$ to play games`);
    case 'not_in_time':
      throw roundErrors('not_in_time', 'This bet could not be placed in time and was undone. Nothing was taken; please try again.');
    case 'unavailable':
      throw httpErrors('unavailable', 'Your bet could not be placed. Nothing was taken; please try again.', { retryAfterSeconds: 1 });
    default:
      return opened satisfies never;
  }
}

/** @throws round_open (409), idempotency_key_reused (422), what keeps the member from playing (403) */
async function storeIntent({ kit, seeds }: RoundContext, request: RoundRequest): Promise<Round> {
  const { database, settings } = kit;
  const rules = await readPlayRules(settings);
  if (request.stakeHundredths > rules.maxBet)
    throw roundErrors('bet_too_high', `The highest bet is R$ ${formatMoney(rules.maxBet)}. Please bet less.`);
  const stored = await inTransaction(database, async (transaction) => {
    const chain = await seeds.take(transaction, request.memberId);
    await refuseStake(transaction, rules, request);
    const inserted = await insertRound(transaction, request, chain);
    if (!inserted) await seeds.putBack(transaction, chain);
    else await refuseExposure(transaction, rules);
    return inserted;
  });
  const round = stored ?? (await findSame(database, request));
  if (!round) throw roundErrors('round_open', 'You already have a round open. Finish it first.');
  return round;
}

/** Undefined when a round of this game is open or the key is used. */
async function insertRound(transaction: Transaction, request: RoundRequest, chain: SeedChain): Promise<Round | undefined> {
  const { winChancePercent, maxMultiplier } = await winChanceOf(transaction, request.memberId, request.game);
  const [stored] = await transaction<Round>('rounds')
    .insert({
      member_id: request.memberId,
      id: uuidv7(),
      idempotency_key: request.idempotencyKey,
      game: request.game,
      state: 'opening',
      stake: request.stakeHundredths,
      server_seed: chain.serverSeed,
      client_seed: chain.clientSeed,
      nonce: chain.nonce,
      win_chance_percent: winChancePercent,
      max_multiplier: maxMultiplier,
      bomb_count: request.bombCount,
      auto_cashout: request.autoCashout,
      most_payout: (request.stakeHundredths * BigInt(request.mostOf(maxMultiplier))) / 100n,
    })
    .onConflict()
    .ignore()
    .returning('*');
  return stored as Round | undefined;
}

/**
 * What all open rounds can pay together, this one too. Rounds that are stored at the same moment do not see each other:
 * where those could pass the limit together they are stored one after the other.
 * @throws exposure_reached (409)
 */
async function refuseExposure(transaction: Transaction, { maxBet, maxExposure }: Pick<PlayRules, 'maxBet' | 'maxExposure'>): Promise<void> {
  const others = STORED_AT_ONCE * maxBet * HIGHEST_MULTIPLIER;
  if ((await readExposure(transaction)) + others <= maxExposure) return;
  await transaction.raw(`select pg_advisory_xact_lock(hashtextextended('games: exposure', 0))`);
  if ((await readExposure(transaction)) > maxExposure)
    throw roundErrors('exposure_reached', 'The games can’t take this bet right now. Try a lower one, or try again later.');
}

async function readExposure(transaction: Transaction): Promise<bigint> {
  const [row] = await transaction('rounds').whereIn('state', ['opening', 'open']).sum<{ most: string | null }[]>({ most: 'most_payout' });
  return BigInt(row?.most ?? 0);
}

async function findSame(database: Database, request: RoundRequest): Promise<Round | undefined> {
  const known = (await database<Round>('rounds')
    .where({ member_id: request.memberId, idempotency_key: request.idempotencyKey })
    .first()) as Round | undefined;
  const isSame =
    known?.game === request.game &&
    known.stake === request.stakeHundredths &&
    known.bomb_count === request.bombCount &&
    known.auto_cashout === request.autoCashout;
  if (known && !isSame)
    throw roundErrors('idempotency_key_reused', 'This request was already used for another round. Reload the page and try again.');
  return known;
}

/** Whole R$, rounded up: who has what the text says may play. */
function withoutDecimals(money: string): string {
  return ((parseMoney(money, 'games_min_total_earned') + 99n) / 100n).toString();
}

import { formatMoney, httpErrors, parseMoney, prepared, uuidv7, type Kit } from '@facet/service-kit';
import pLimit, { type LimitFunction } from 'p-limit';
import type { SeedChains } from '../fairness/index.ts';
import { readPlayRules, refuseStake } from '../limits/index.ts';
import type { Game } from '../win-chances/index.ts';
import { readBetTerms } from './read-bet.ts';
import { ROUND_COLUMNS, type Round } from './round.ts';
import { roundErrors } from './round-errors.ts';
import type { Stakes } from './stakes.ts';
import type { StoreRound } from './store-round.ts';

export interface RoundContext {
  kit: Kit;
  stakes: Stakes;
  seeds: SeedChains;
  storeRound: StoreRound;
  turns: BetTurns;
}

/**
 * Bets of a crowd wait for each other, so that no cash-out waits behind them for a connection or a processor: when a
 * bet begins costs its member nothing, when a cash-out is decided is money.
 */
export type BetTurns = LimitFunction;

const AT_ONCE = 8;
const WAITS_MS = 5_000;

export const betTurns = (): BetTurns => pLimit(AT_ONCE);

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
  /** The highest multiplier it can pay, hundredths; `maxMultiplier`: an operator's override. May refuse. */
  mostOf: (maxMultiplier: number | null) => number;
  /** How long the round runs if nobody acts, once its fate is known; null: for ever. */
  settlesAfterMs: (round: Round) => number | null;
}

/** In its turn; a bet that waits for 5 s has stored nothing. @throws as `open` */
export function openRound(context: RoundContext, request: RoundRequest): ReturnType<typeof open> {
  const untilMs = performance.now() + WAITS_MS;
  return context.turns(async () => {
    if (performance.now() > untilMs) throw notPlaced();
    return open(context, request);
  });
}

/**
 * Opens a round: the row with its seed is stored first, then the stake is taken, then the row confirmed. Stopped
 * anywhere between, the sweeper gives the stake back. The same idempotency key and request goes on where the first call
 * is. `isNew`: it was opened now.
 * @throws what roundErrors and limitErrors list, unavailable (503)
 */
async function open(context: RoundContext, request: RoundRequest): Promise<{ round: Round; isNew: boolean }> {
  const minTotalEarned = await context.kit.settings.require('games_min_total_earned');
  const round = await storeOrFind(context, request);
  const opened = await context.stakes.open(round, { minTotalEarned, settlesAfterMs: request.settlesAfterMs(round) });
  switch (opened.status) {
    case 'held':
      return { round: { ...opened.row, server_seed: round.server_seed }, isNew: opened.isNew };
    case 'insufficient':
      throw roundErrors('insufficient_balance', "You don't have enough Robux for this bet");
    case 'requirement':
      throw roundErrors('earning_requirement', `You need to earn at least ${withoutDecimals(minTotalEarned)}R$ to play games`);
    case 'not_in_time':
      throw roundErrors('not_in_time', 'This bet could not be placed in time and was undone. Nothing was taken; please try again.');
    case 'unavailable':
      throw notPlaced();
    default:
      return opened satisfies never;
  }
}

function notPlaced(): Error {
  return httpErrors('unavailable', 'Your bet could not be placed. Nothing was taken; please try again.', { retryAfterSeconds: 1 });
}

/** A call that is refused may be the second of one that was not. @throws idempotency_key_reused (422) too */
async function storeOrFind(context: RoundContext, request: RoundRequest): Promise<Round> {
  try {
    return await storeIntent(context, request);
  } catch (refusal) {
    const known = await findSame(context, request);
    if (known) return known;
    throw refusal;
  }
}

/**
 * A bet is decided by what is read, and stored where its member's chain is still what it was then: two at once cannot
 * pass a limit together. The one that comes second reads again.
 * @throws round_open, exposure_reached (409), bet_too_high (400), what keeps the member from playing (403)
 */
async function storeIntent(context: RoundContext, request: RoundRequest): Promise<Round> {
  const {
    kit: { database, settings },
    seeds,
    storeRound,
  } = context;
  const rules = await readPlayRules(settings);
  if (request.stakeHundredths > rules.maxBet)
    throw roundErrors('bet_too_high', `The highest bet is R$ ${formatMoney(rules.maxBet)}. Please bet less.`);
  for (;;) {
    const { chain, limits, chance } = await readBetTerms(context, request);
    await refuseStake(database, rules, limits, request);
    const { winChancePercent, maxMultiplier } = chance;
    const bet = {
      member_id: request.memberId,
      id: uuidv7(),
      idempotency_key: request.idempotencyKey,
      game: request.game,
      stake: request.stakeHundredths,
      server_seed: chain.serverSeed,
      client_seed: chain.clientSeed,
      nonce: chain.nonce,
      win_chance_percent: winChancePercent,
      max_multiplier: maxMultiplier,
      bomb_count: request.bombCount,
      auto_cashout: request.autoCashout,
      most_payout: (request.stakeHundredths * BigInt(request.mostOf(maxMultiplier))) / 100n,
    };
    const seed = { known: chain.sealedSeed, next: seeds.draw(request.memberId) };
    const stored = await storeRound({ bet, seed, maxExposure: rules.maxExposure });
    switch (stored.outcome) {
      case 'stored':
        return stored.round;
      case 'taken':
        throw roundErrors('round_open', 'You already have a round open. Finish it first.');
      case 'exposure_reached':
        throw roundErrors('exposure_reached', 'The games can’t take this bet right now. Try a lower one, or try again later.');
      case 'chain_moved':
        continue;
      default:
        return stored satisfies never;
    }
  }
}

async function findSame({ kit: { database }, seeds }: RoundContext, request: RoundRequest): Promise<Round | undefined> {
  const {
    rows: [known],
  } = await prepared<{ rows: Round[] }>(
    database,
    'find a round by its key',
    `select ${ROUND_COLUMNS} from rounds where member_id = ? and idempotency_key = ?`,
    [request.memberId, request.idempotencyKey],
  );
  const isSame =
    known?.game === request.game &&
    known.stake === request.stakeHundredths &&
    known.bomb_count === request.bombCount &&
    known.auto_cashout === request.autoCashout;
  if (known && !isSame)
    throw roundErrors('idempotency_key_reused', 'This request was already used for another round. Reload the page and try again.');
  return known && seeds.opened(known);
}

/** Whole R$, rounded up: who has what the text says may play. */
function withoutDecimals(money: string): string {
  return ((parseMoney(money, 'games_min_total_earned') + 99n) / 100n).toString();
}

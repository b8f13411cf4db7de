import { formatMoney, parseMoney, type Database, type Kit } from '@facet/service-kit';
import { autoBetOf, FULL_AGE, isAutoBetOn, type AutoBet } from './auto-bet.ts';
import { isOfAge } from './is-of-age.ts';
import { limitErrors, lostToday, type PlayLimits } from './play-limits.ts';

/** What the site's settings say of playing. Read before the transaction: they may have to be asked for. */
export interface PlayRules {
  enabled: boolean;
  minimumAge: number;
  isAutoBetOn: boolean;
  /** Hundredths: of one round, and what all open rounds together may have to pay. */
  maxBet: bigint;
  maxExposure: bigint;
}

/** @throws unavailable (503) when a setting was never known */
export async function readPlayRules(settings: Kit['settings']): Promise<PlayRules> {
  const enabled = (await settings.require('games_enabled')) === 'on';
  const moneyOf = async (key: string): Promise<bigint> => parseMoney(await settings.require(key), key);
  const minimumAge = Number(await settings.require('games_min_age'));
  const [maxBet, maxExposure] = [await moneyOf('games_max_bet'), await moneyOf('games_max_exposure')];
  return { enabled, minimumAge, isAutoBetOn: await isAutoBetOn(settings), maxBet, maxExposure };
}

/**
 * Whether the member may stake this now. Asked after the chain is read by which the round is stored, so that two rounds
 * at once cannot pass the daily limit together. `limits`: as they are in force now.
 * @throws what keeps them from playing, 403
 */
export async function refuseStake(
  database: Database,
  { enabled, minimumAge, isAutoBetOn: isOn }: PlayRules,
  limits: PlayLimits,
  { memberId, stakeHundredths, isAuto }: { memberId: string; stakeHundredths: bigint; isAuto: boolean },
): Promise<void> {
  if (!enabled) throw limitErrors('games_disabled', 'Games are switched off right now.');
  if (limits.excludedUntil)
    throw limitErrors('self_excluded', `You have excluded yourself from games until ${dayOf(limits.excludedUntil)}.`);
  if (limits.timeoutUntil) throw limitErrors('time_out', `You are taking a break from games until ${timeOf(limits.timeoutUntil)}.`);
  if (!isOfAge(limits.confirmedAge, minimumAge))
    throw limitErrors('age_not_confirmed', `Please confirm that you are at least ${minimumAge} years old.`);
  if (isAuto) refuseAutoBet(autoBetOf(isOn, limits));
  if (limits.dailyLossLimit === null) return;
  const left = limits.dailyLossLimit - (await lostToday(database, memberId));
  if (stakeHundredths > left)
    throw limitErrors(
      'loss_limit',
      `This bet is above what your daily loss limit leaves for today: R$ ${formatMoney(left > 0n ? left : 0n)}.`,
    );
}

function refuseAutoBet(autoBet: AutoBet): void {
  if (autoBet === 'off') throw limitErrors('auto_bet_off', 'Auto-bet is switched off right now. You can still play by hand.');
  if (autoBet !== 'on') throw limitErrors('auto_bet_age', `Auto-bet is for players aged ${FULL_AGE} and over. You can still play by hand.`);
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

function timeOf(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

import type { Round } from '../api/games-api.ts';
import { percent } from '../table/bet.ts';
import { chanceOf } from '../table/chance.ts';
import { t } from '../texts.ts';
import { multiplierAfter } from './bombs-multiplier.ts';
import { fromHex, hashOf, toHex } from './seed-hash.ts';

export interface CheckStep {
  claim: string;
  holds: boolean;
  detail: string;
}

/** Where floats cannot say which side of a border an exact number is on. */
const NARROW = 1e-9;

/**
 * Checks an ended round in this browser, by the published rule alone (services/games/README.md, "The formula"): nothing
 * of the service's code is in it.
 */
export async function checkRound(round: Round): Promise<CheckStep[]> {
  if (round.serverSeed === null) return [{ claim: t('The round has ended'), holds: false, detail: t('its seed is not shown yet') }];
  const hash = await hashOf(round.serverSeed);
  const key = await crypto.subtle.importKey('raw', fromHex(round.serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const hmac = async (message: string) => toHex(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message)));
  const message = `${round.clientSeed}:${round.nonce}`;
  const u = Number.parseInt((await hmac(message)).slice(0, 13), 16) / 2 ** 52;
  const bust = (1.8 * round.winChance) / u;
  const steps = [
    { claim: t('The seed is the promised one'), holds: hash === round.serverSeedHash, detail: `SHA-256 ${hash}` },
    {
      claim: t('Your seed and round were used'),
      holds: true,
      detail: t('{message} gives bust {bust}', { message, bust: bust.toFixed(6) }),
    },
  ];
  return [...steps, ...(round.game === 'bombs' ? await checkBombs(round, bust, hmac) : checkCrash(round, bust))];
}

async function checkBombs(round: Round, bust: number, hmac: (message: string) => Promise<string>): Promise<CheckStep[]> {
  const opened = round.revealed.length;
  const reached = multiplierAfter(round, opened);
  const next = multiplierAfter(round, opened + 1);
  const board = await boardOf(round, hmac);
  return [
    {
      claim: t('Every gem matches the seed'),
      holds: opened === 0 || reached <= bust + NARROW,
      detail: t('{reached} is at most bust, as in {share} of rounds', {
        reached: reached.toFixed(6),
        share: percent(opened === 0 ? 1 : chanceOf(reached, 1.8 * round.winChance)),
      }),
    },
    ...(round.outcome === 'lost'
      ? [
          {
            claim: t('The bomb matches the seed'),
            holds: next > bust - NARROW,
            detail: t('{next} is above bust', { next: next.toFixed(6) }),
          },
        ]
      : []),
    payoutStep(round, reached),
    {
      claim: t('The bombs are where the seed puts them'),
      holds: board === (round.bombPositions ?? []).join(', '),
      detail: t('tiles {board}', { board }),
    },
  ];
}

function checkCrash(round: Round, bust: number): CheckStep[] {
  const crashPoint = Math.min(round.maxMultiplierOverride ?? 100, Math.max(1, Math.floor(bust * 100 + NARROW) / 100));
  const paid = round.multiplier ?? 0;
  const isDue =
    round.outcome === 'won'
      ? paid <= crashPoint + NARROW && bust >= 1 - NARROW
      : round.autoCashout === null || bust < 1 || round.autoCashout > crashPoint + NARROW;
  return [
    {
      claim: t('It crashed where the seed says it should'),
      holds: Math.abs(crashPoint - (round.crashPoint ?? 0)) < NARROW,
      detail: `${crashPoint.toFixed(2)}x`,
    },
    {
      claim: round.outcome === 'won' ? t('You cashed out before that') : t('No cash-out was reached'),
      holds: isDue,
      detail: `${paid.toFixed(2)}x`,
    },
    payoutStep(round, paid),
  ];
}

function payoutStep({ outcome, betAmount, winAmount }: Round, multiplier: number): CheckStep {
  const expected = outcome === 'won' ? Math.floor(Number(betAmount) * 100 * multiplier + 1e-6) / 100 : 0;
  const claim = outcome === 'won' ? t('The payout is the bet times the multiplier') : t('Nothing was paid');
  return { claim, holds: Math.abs(expected - Number(winAmount ?? 0)) < NARROW, detail: `R$ ${expected.toFixed(2)}` };
}

async function boardOf(round: Round, hmac: (message: string) => Promise<string>): Promise<string> {
  const { clientSeed, nonce, revealed, bombTile, bombCount } = round;
  const free = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !revealed.includes(tile) && tile !== bombTile);
  const ranked = await Promise.all(free.map(async (tile) => ({ tile, rank: await hmac(`${clientSeed}:${nonce}:${tile}`) })));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const bombs = [...(bombTile === null ? [] : [bombTile]), ...ranked.map(({ tile }) => tile)].slice(0, bombCount ?? 0);
  return bombs.toSorted((a, b) => a - b).join(', ');
}

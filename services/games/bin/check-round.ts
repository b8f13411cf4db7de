import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/**
 * Checks an ended round from nothing but what the member holds. Written from the published rules (README, "The
 * formula"), not from the service's code, which it does not import: a mistake there would be found here.
 */
export interface ExportedRound {
  game: 'bombs' | 'crash';
  outcome: 'won' | 'lost' | 'refunded' | 'open';
  betAmount: string;
  winAmount: string | null;
  multiplier: number | null;
  bombCount: number | null;
  revealed: number[];
  bombTile: number | null;
  bombPositions: number[] | null;
  autoCashout: number | null;
  crashPoint: number | null;
  serverSeedHash: string;
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  winChance: number;
  maxMultiplierOverride: number | null;
}

export interface Check {
  claim: string;
  holds: boolean;
  detail: string;
}

/** Where floats cannot say which side of a border an exact number is on. */
const NARROW = 1e-9;

export function checkRound(round: ExportedRound): Check[] {
  if (round.serverSeed === null) return [{ claim: 'the round has ended', holds: false, detail: 'its seed is not known yet' }];
  const seed = Buffer.from(round.serverSeed, 'hex');
  const key = createSecretKey(seed);
  const hash = createHash('sha256').update(seed).digest('hex');
  const digest = createHmac('sha256', key).update(`${round.clientSeed}:${round.nonce}`).digest('hex');
  const u = Number.parseInt(digest.slice(0, 13), 16) / 2 ** 52;
  const bust = (1.8 * round.winChance) / u;
  return [
    {
      claim: 'the seed is the one that was promised',
      holds: seed.length === 32 && hash === round.serverSeedHash,
      detail: `SHA-256 ${hash}`,
    },
    { claim: 'bust', holds: true, detail: `${round.clientSeed}:${round.nonce} gives u ${u.toFixed(9)}, bust ${bust.toFixed(6)}` },
    ...(round.game === 'bombs' ? checkBombs(round, key, bust) : checkCrash(round, bust)),
  ];
}

function checkBombs(round: ExportedRound, key: KeyObject, bust: number): Check[] {
  const opened = round.revealed.length;
  const reached = multiplierAfter(round, opened);
  const next = multiplierAfter(round, opened + 1);
  const checks = [
    {
      claim: 'every safe tile was due to be safe',
      holds: opened === 0 || reached <= bust + NARROW,
      detail: `${reached.toFixed(6)} <= bust`,
    },
    ...checkPayout(round, reached),
    { claim: 'the bombs lie where the seed puts them', holds: sameBoard(round, key), detail: String(round.bombPositions) },
  ];
  if (round.outcome !== 'lost') return checks;
  return [
    ...checks,
    { claim: 'the tile that ended it was due to be a bomb', holds: next > bust - NARROW, detail: `${next.toFixed(6)} > bust` },
  ];
}

function checkCrash(round: ExportedRound, bust: number): Check[] {
  const highest = round.maxMultiplierOverride ?? 100;
  const crashPoint = Math.min(highest, Math.max(1, Math.floor(bust * 100 + NARROW) / 100));
  const paid = round.multiplier ?? 0;
  const outcome =
    round.outcome === 'won'
      ? {
          claim: 'it was cashed out before the crash',
          holds: paid <= crashPoint + NARROW && bust >= 1 - NARROW,
          detail: `${paid} <= ${crashPoint}`,
        }
      : {
          claim: 'an automatic cash-out was not reached',
          holds: round.autoCashout === null || bust < 1 || round.autoCashout > crashPoint + NARROW,
          detail: `${round.autoCashout} and ${crashPoint}`,
        };
  return [
    { claim: 'the crash point', holds: Math.abs(crashPoint - (round.crashPoint ?? 0)) < NARROW, detail: `${crashPoint}` },
    outcome,
    ...checkPayout(round, paid),
  ];
}

function checkPayout({ outcome, betAmount, winAmount }: ExportedRound, multiplier: number): Check[] {
  const expected = outcome === 'won' ? Math.floor(Number(betAmount) * 100 * multiplier + 1e-6) / 100 : 0;
  const claim = outcome === 'won' ? 'the payout is stake times multiplier, rounded down' : 'nothing was paid';
  return [{ claim, holds: Math.abs(expected - Number(winAmount ?? 0)) < NARROW, detail: `${expected.toFixed(2)} R$` }];
}

const tables: Record<number, [growth: number, start: number, step: number, last: number]> = {
  1: [1.04, 1.5, 0.08, 2.2],
  3: [1.08, 1.8, 0.15, 3.5],
  5: [1.12, 2, 0.25, 6],
  7: [1.16, 2.5, 0.4, 10],
  10: [1.2, 3, 0.6, 20],
};

function multiplierAfter({ bombCount, maxMultiplierOverride }: ExportedRound, tiles: number): number {
  const [growth, start, step, last] = tables[bombCount ?? 0] ?? [Number.NaN, 0, 0, 0];
  if (tiles === 0) return 1;
  if (tiles >= 25 - (bombCount ?? 0)) return maxMultiplierOverride ?? 24;
  return Math.min(growth ** tiles, start + step * tiles, maxMultiplierOverride ?? last);
}

function sameBoard({ clientSeed, nonce, revealed, bombTile, bombCount, bombPositions }: ExportedRound, key: KeyObject): boolean {
  const rank = (tile: number) => createHmac('sha256', key).update(`${clientSeed}:${nonce}:${tile}`).digest('hex');
  const free = [...Array(25).keys()].filter((tile) => !revealed.includes(tile) && tile !== bombTile);
  const ordered = free.map((tile) => [rank(tile), tile] as const).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const expected = [...(bombTile === null ? [] : [bombTile]), ...ordered.map(([, tile]) => tile)].slice(0, bombCount ?? 0);
  return expected.toSorted((a, b) => a - b).join() === (bombPositions ?? []).join();
}

import { fail, type FakeCalls } from '@facet/remote-kit/fakes';
import type { CrashGame } from '../../src/api/games-api.ts';
import { reachedAfterMs, roundedDown } from '../../src/crash/curve.ts';
import { crashStream, someCrashGame } from '../../standalone/fake-games.ts';

const GROWTH = 0.06;
/** Of the service's rule: 1.8 p, at p = 0.45. */
const RETURN = 0.81;
const HIGHEST = 100;

interface Running {
  game: CrashGame;
  beganAtMs: number;
  crashPoint: number;
  ended: PromiseWithResolvers<Response>;
}

/** Crash as the service deals, decides and ends it, by a clock that only the test moves. */
export class Dealer {
  /** What every round came to, oldest first. */
  readonly settled: CrashGame[] = [];
  readonly #random: () => number;
  #nowMs = 0;
  #running: Running | null = null;

  constructor(random: () => number) {
    this.#random = random;
  }

  get elapsedMs(): number {
    return this.#running ? this.#nowMs - this.#running.beganAtMs : 0;
  }

  get isRunning(): boolean {
    return this.#running !== null;
  }

  advance(ms: number): void {
    this.#nowMs += ms;
    if (!this.#running) return;
    const { game, crashPoint } = this.#running;
    const auto = game.autoCashout;
    if (auto !== null && auto <= crashPoint && this.elapsedMs >= reachedAfterMs(auto, GROWTH)) this.#end('won', auto);
    else if (this.elapsedMs >= reachedAfterMs(crashPoint + 0.01, GROWTH)) this.#end('lost', null);
  }

  /** From now on these calls are the dealer's. */
  answerAmong(calls: FakeCalls): void {
    calls['GET /api/crash/active'] = () => ({ game: this.#running && { ...this.#running.game, elapsedMs: this.elapsedMs } });
    calls['POST /api/crash/start'] = ({ body }) => this.#start(calls, body as Pick<CrashGame, 'betAmount' | 'autoCashout'>);
    calls['POST /api/crash/cashout'] = () => this.#cashOut();
  }

  #start(calls: FakeCalls, { betAmount, autoCashout }: Pick<CrashGame, 'betAmount' | 'autoCashout'>): unknown {
    const nonce = this.settled.length + 1;
    const gameId = `01920000-0000-7000-8000-${String(nonce).padStart(12, '0')}`;
    const crashPoint = Math.min(HIGHEST, Math.max(1, roundedDown(RETURN / this.#random())));
    const ended = Promise.withResolvers<Response>();
    const game = someCrashGame({ gameId, betAmount, autoCashout, nonce });
    this.#running = { game, beganAtMs: this.#nowMs, crashPoint, ended };
    calls[`GET /api/crash/rounds/${gameId}`] = () => ended.promise;
    return { ...game, success: true, message: 'Round started' };
  }

  #cashOut(): unknown {
    if (!this.#running) return fail(409, 'crashed', 'Too late: the round crashed.');
    const ended = this.#end('won', roundedDown(Math.exp((GROWTH * this.elapsedMs) / 1000)));
    return { ...ended, success: true, message: 'You won' };
  }

  #end(state: 'won' | 'lost', multiplier: number | null): CrashGame {
    const { game, crashPoint, ended } = this.#running as Running;
    const winAmount = multiplier === null ? null : (Math.floor(Number(game.betAmount) * multiplier * 100 + 1e-6) / 100).toFixed(2);
    const told = { ...game, state, crashPoint, multiplier, winAmount, elapsedMs: this.elapsedMs, serverSeed: 'ab'.repeat(32) };
    this.settled.push(told);
    this.#running = null;
    ended.resolve(crashStream(told));
    return told;
  }
}

/** Numbers above 0 and up to 1, the same in each run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 1) / 2 ** 32;
  };
}

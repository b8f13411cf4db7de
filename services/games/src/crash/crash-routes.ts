import {
  beginEvents,
  IdempotencyKey,
  ErrorAnswer,
  formatMoney,
  MoneyInput,
  MoneyText,
  parseMoney,
  prepared,
  Type,
  uuidv7,
  type App,
  type Database,
} from '@facet/service-kit';
import { returnToPlayer, toNumber } from '../fairness/index.ts';
import { AutoBetFlag } from '../limits/index.ts';
import {
  openingErrors,
  MIN_BET,
  openRound,
  parseStake,
  pick,
  refuseGivenBack,
  roundErrors,
  type Round,
  type RoundContext,
} from '../rounds/index.ts';
import { winChanceOf } from '../win-chances/index.ts';
import { cashOutCrash } from './cash-out.ts';
import { CrashGame, presentCrash } from './crash-answers.ts';
import { GROWTH_PER_SECOND, highestMultiplier } from './curve.ts';
import { settleOne } from './settle-due.ts';
import { DueRounds } from './due-rounds.ts';
import { RoundStream } from './round-stream.ts';
import { seeRound } from './see-round.ts';
import { settlesAfterMs, type SettleContext } from './settle.ts';

const GameId = Type.String({ format: 'uuid' });
const config = { permission: 'member' } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const LEAST_CASH_OUT = 101;

const CrashRules = Type.Object(
  {
    winChance: Type.Number({ description: 'p in force for this member' }),
    rtp: Type.Number({ description: '1.8 p' }),
    isSetForYou: Type.Boolean({ description: 'an operator has set chance or maximum for this member' }),
    maxMultiplier: Type.Number(),
    growthPerSecond: Type.Number({ description: 'the multiplier is e^(growthPerSecond * t), t in seconds' }),
    minBet: MoneyText,
    minTotalEarned: MoneyText,
  },
  { $id: 'CrashRules' },
);

export type CrashContext = RoundContext & SettleContext;

/** Streams end when the service closes, since an open one would hold the close up. */
export function crashRoutes(app: App, context: CrashContext): void {
  app.addHook('preClose', async () => context.streams.closeAll());
  rulesRoute(app, context);
  activeRoute(app, context);
  watchRoute(app, context);
  startRoute(app, context);
  cashOutRoute(app, context);
}

function rulesRoute(app: App, { kit }: RoundContext): void {
  app.get(
    '/api/crash/rules',
    {
      schema: {
        operationId: 'getCrashRules',
        summary: 'The rules of Crash that are in force for this member',
        response: { 200: CrashRules, ...errors },
      },
      config,
    },
    async (request) => {
      const { winChancePercent, maxMultiplier, isSetForYou } = await winChanceOf(kit.database, request.member.id, 'crash');
      const minTotalEarned = await kit.settings.require('games_min_total_earned');
      return {
        winChance: winChancePercent / 100,
        rtp: toNumber(returnToPlayer(winChancePercent)),
        isSetForYou,
        maxMultiplier: highestMultiplier(maxMultiplier) / 100,
        growthPerSecond: GROWTH_PER_SECOND,
        minBet: MIN_BET,
        minTotalEarned: formatMoney(parseMoney(minTotalEarned, 'games_min_total_earned')),
      };
    },
  );
}

function activeRoute(app: App, context: CrashContext): void {
  const { kit } = context;
  app.get(
    '/api/crash/active',
    {
      schema: {
        operationId: 'getActiveCrash',
        summary: 'The member’s open round of Crash, or null',
        response: { 200: Type.Object({ game: Type.Union([CrashGame, Type.Null()]) }), ...errors },
      },
      config,
    },
    async (request) => {
      const open = await kit.database<Round>('rounds').where({ member_id: request.member.id, game: 'crash', state: 'open' }).first('id');
      const round = open && (await settleOne(context, { memberId: request.member.id, id: open.id }));
      return { game: round?.state === 'open' ? presentCrash(round, await clock(kit.database)) : null };
    },
  );
}

function watchRoute(app: App, context: CrashContext): void {
  const { streams } = context;
  const due = new DueRounds(context);
  app.get(
    '/api/crash/rounds/:gameId',
    {
      schema: {
        operationId: 'watchCrash',
        summary: 'A round of Crash to its end',
        description:
          'Server-sent events `round` {game}: as it is, and again when it has ended, which ends the answer. Between them it tells the clock every 15 seconds. One that ends without an end was given back, or the service stopped: ask again.',
        errors: { round_not_found: 404 },
        produces: ['text/event-stream'],
        params: Type.Object({ gameId: GameId }),
        response: { 200: Type.String(), ...errors },
      },
      config: { ...config, otel: false },
    },
    async (request, reply) => {
      const where = { memberId: request.member.id, id: request.params.gameId };
      const stream = new RoundStream(where, () => due.settle(where));
      streams.add(stream);
      try {
        const seen = await seeRound(context, where);
        if (!seen) throw roundErrors('round_not_found', 'We can’t find this round. Reload the page.');
        refuseGivenBack(seen.round);
        const response = beginEvents(reply);
        response.once('close', () => streams.remove(stream));
        stream.begin(response, seen);
      } catch (error) {
        streams.remove(stream);
        throw error;
      }
    },
  );
}

function startRoute(app: App, context: RoundContext): void {
  const { kit } = context;
  app.post(
    '/api/crash/start',
    {
      schema: {
        operationId: 'startCrash',
        summary: 'Takes the bet and starts the curve',
        errors: { ...openingErrors, cash_out_invalid: 400 },
        headers: IdempotencyKey,
        body: Type.Object(
          {
            betAmount: MoneyInput,
            autoCashout: Type.Optional(
              Type.Union([Type.Number(), Type.Null()], { description: 'multiplier, two decimals, at least 1.01' }),
            ),
            auto: AutoBetFlag,
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            message: Type.String(),
            ...pick(CrashGame.properties, [
              'gameId',
              'betAmount',
              'autoCashout',
              'startedAt',
              'elapsedMs',
              'serverSeedHash',
              'nonce',
              'winChance',
              'clientSeed',
              'maxMultiplierOverride',
            ]),
          }),
          ...errors,
        },
      },
      config,
    },
    async (request) => {
      const autoCashout = parseCashOut(request.body.autoCashout ?? null);
      const { round, isNew } = await openRound(context, {
        memberId: request.member.id,
        idempotencyKey: request.headers['idempotency-key'] ?? uuidv7(),
        game: 'crash',
        stakeHundredths: parseStake(request.body.betAmount),
        bombCount: null,
        autoCashout,
        isAuto: request.body.auto ?? false,
        mostOf: (maxMultiplier) => mostOf(autoCashout, highestMultiplier(maxMultiplier)),
        settlesAfterMs,
      });
      const now = isNew ? round.changed_at : await clock(kit.database);
      return { success: true as const, message: 'Round started', ...presentCrash(round, now) };
    },
  );
}

function cashOutRoute(app: App, context: CrashContext): void {
  const { kit } = context;
  app.post(
    '/api/crash/cashout',
    {
      schema: {
        operationId: 'cashOutCrash',
        summary: 'Cashes out by the server’s clock, at the moment the call was received',
        description: '`crashed`: that was too late.',
        again: 'same',
        errors: { round_not_found: 404, crashed: 409 },
        body: Type.Object({ gameId: GameId }, { additionalProperties: false }),
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            message: Type.String(),
            winAmount: MoneyText,
            multiplier: Type.Number(),
            ...pick(CrashGame.properties, ['crashPoint', 'serverSeed', 'serverSeedHash', 'clientSeed', 'nonce', 'winChance']),
          }),
          ...errors,
        },
      },
      config,
    },
    async (request) => {
      const receivedAtMs = performance.now();
      const round = await cashOutCrash(context, { memberId: request.member.id, id: request.body.gameId, receivedAtMs });
      const game = presentCrash(round, round.ended_at ?? (await clock(kit.database)));
      const winAmount = game.winAmount ?? '0.00';
      return { ...game, success: true as const, winAmount, multiplier: game.multiplier ?? 1, message: `You won R$ ${winAmount}!` };
    },
  );
}

/** Hundredths; NaN: there is no such multiplier. */
function parseCashOut(multiplier: number | null): number | null {
  if (multiplier === null) return null;
  const hundredths = Math.round(multiplier * 100);
  return Math.abs(hundredths - multiplier * 100) < 1e-6 ? hundredths : Number.NaN;
}

/** What the round can pay at most. Hundredths. @throws cash_out_invalid (400) */
function mostOf(autoCashout: number | null, highest: number): number {
  if (autoCashout === null) return highest;
  if (autoCashout >= LEAST_CASH_OUT && autoCashout <= highest) return autoCashout;
  throw roundErrors(
    'cash_out_invalid',
    `The automatic cash-out must be between 1.01 and ${(highest / 100).toFixed(2)}, with two decimals at most.`,
  );
}

async function clock(database: Database): Promise<Date> {
  const { rows } = await prepared<{ rows: [{ now: Date }] }>(database, 'the time', 'select clock_timestamp() as now', []);
  return rows[0].now;
}

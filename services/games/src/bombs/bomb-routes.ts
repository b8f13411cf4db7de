import { IdempotencyKey, ErrorAnswer, MoneyInput, MoneyText, Type, uuidv7, type App } from '@facet/service-kit';
import { AutoBetFlag } from '../limits/index.ts';
import { openingErrors, openRound, parseStake, pick, type Round, type RoundContext } from '../rounds/index.ts';
import { winChanceOf } from '../win-chances/index.ts';
import { BombsGame, presentBombs } from './bomb-answers.ts';
import { cashOutBombs } from './cash-out.ts';
import { BombsRules, rulesOf } from './bomb-rules.ts';
import { bombCounts, highestOf, TILES, type BombCount } from './multiplier.ts';
import { Reveals } from './reveal.ts';

const GameId = Type.String({ format: 'uuid' });
const config = { permission: 'member' } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
/** What a started or ended round says of itself beside what each call adds. */
const sealed = ['serverSeedHash', 'nonce', 'winChance', 'clientSeed', 'serverSeed'] as const;

export function bombRoutes(app: App, context: RoundContext): void {
  const reveals = new Reveals(context);
  rulesRoute(app, context);
  activeRoute(app, context);
  startRoute(app, context, reveals);
  revealRoute(app, reveals);
  cashOutRoute(app, context);
}

function rulesRoute(app: App, { kit }: RoundContext): void {
  app.get(
    '/api/bombs/rules',
    {
      schema: {
        operationId: 'getBombsRules',
        summary: 'The rules of Bombs that are in force for this member',
        description: 'An operator’s win chance is shown like everything else.',
        response: { 200: BombsRules, ...errors },
      },
      config,
    },
    async (request) => {
      const chance = await winChanceOf(kit.database, request.member.id, 'bombs');
      const minTotalEarned = await kit.settings.require('games_min_total_earned');
      return rulesOf(chance, minTotalEarned);
    },
  );
}

function activeRoute(app: App, { kit, seeds }: RoundContext): void {
  app.get(
    '/api/bombs/active',
    {
      schema: {
        operationId: 'getActiveBombs',
        summary: 'The member’s open round of Bombs, or null',
        response: { 200: Type.Object({ game: Type.Union([BombsGame, Type.Null()]) }), ...errors },
      },
      config,
    },
    async (request) => {
      const open = await kit.database<Round>('rounds').where({ member_id: request.member.id, game: 'bombs', state: 'open' }).first();
      return { game: open ? presentBombs(seeds.opened(open as Round)) : null };
    },
  );
}

function startRoute(app: App, context: RoundContext, reveals: Reveals): void {
  app.post(
    '/api/bombs/start',
    {
      schema: {
        operationId: 'startBombs',
        summary: 'Takes the bet and opens a round of Bombs',
        errors: openingErrors,
        headers: IdempotencyKey,
        body: Type.Object(
          { betAmount: MoneyInput, bombCount: Type.Unsafe<BombCount>({ type: 'integer', enum: [...bombCounts] }), auto: AutoBetFlag },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            message: Type.String(),
            ...pick(BombsGame.properties, [
              'gameId',
              'betAmount',
              'bombCount',
              'serverSeedHash',
              'nonce',
              'winChance',
              'clientSeed',
              'maxMultiplierOverride',
              'startedAt',
            ]),
          }),
          ...errors,
        },
      },
      config,
    },
    async (request) => {
      const { betAmount, bombCount, auto = false } = request.body;
      const { round } = await openRound(context, {
        memberId: request.member.id,
        idempotencyKey: request.headers['idempotency-key'] ?? uuidv7(),
        game: 'bombs',
        stakeHundredths: parseStake(betAmount),
        bombCount,
        autoCashout: null,
        isAuto: auto,
        mostOf: (maxMultiplier) => highestOf(bombCount, maxMultiplier),
        settlesAfterMs: () => null,
      });
      reveals.remember(round);
      return { success: true as const, message: 'Game started', ...presentBombs(round) };
    },
  );
}

function revealRoute(app: App, reveals: Reveals): void {
  app.post(
    '/api/bombs/reveal',
    {
      schema: {
        operationId: 'revealTile',
        summary: 'Opens a tile',
        description: 'The last safe one cashes out. A tile that is open answers as it did.',
        again: 'same',
        errors: { round_not_found: 404, round_over: 409 },
        body: Type.Object({ gameId: GameId, tileIndex: Type.Integer({ minimum: 0, maximum: TILES - 1 }) }, { additionalProperties: false }),
        response: {
          200: Type.Object({
            won: Type.Boolean({ description: 'true: the tile was safe' }),
            ...pick(BombsGame.properties, ['multiplier', 'revealed', 'bombPositions', 'winAmount', ...sealed]),
          }),
          ...errors,
        },
      },
      config,
    },
    async (request) => {
      const { gameId, tileIndex } = request.body;
      const { won, round } = await reveals.reveal({ memberId: request.member.id, id: gameId, tile: tileIndex });
      return { won, ...presentBombs(round) };
    },
  );
}

function cashOutRoute(app: App, context: RoundContext): void {
  app.post(
    '/api/bombs/cashout',
    {
      schema: {
        operationId: 'cashOutBombs',
        summary: 'Pays what the open tiles are worth',
        again: 'same',
        errors: { nothing_to_cash_out: 400, round_not_found: 404, round_over: 409 },
        body: Type.Object({ gameId: GameId }, { additionalProperties: false }),
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            message: Type.String(),
            winAmount: MoneyText,
            ...pick(BombsGame.properties, ['multiplier', 'revealed', 'bombPositions', ...sealed]),
          }),
          ...errors,
        },
      },
      config,
    },
    async (request) => {
      const game = presentBombs(await cashOutBombs(context, { memberId: request.member.id, id: request.body.gameId }));
      const winAmount = game.winAmount ?? '0.00';
      return { ...game, success: true as const, winAmount, message: `You won R$ ${winAmount}!` };
    },
  );
}

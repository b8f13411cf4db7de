import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { hashOf, type SeedChain, type SeedChains } from '../fairness/index.ts';
import { games, type Game } from '../win-chances/index.ts';
import { findRound, listRounds } from './list-rounds.ts';
import { presentRound, RoundAnswer } from './round-answer.ts';

const config = { permission: 'member' } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const NextSeed = {
  clientSeed: Type.String(),
  serverSeedHash: Type.String({ description: 'SHA-256 (hex) of the seed that the next round is dealt from' }),
  nonce: Type.Integer({ description: 'of the next round' }),
  redrawnAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description:
      'when the seed was last drawn anew without a round, because the site was restored from a backup; a hash shown before then is not dealt',
  }),
};
const LATEST = 20;

/** What the member needs to check that they are dealt what they were told. */
export function fairnessRoutes(app: App, database: Database, seeds: SeedChains): void {
  nextSeedRoute(app, database, seeds);
  clientSeedRoute(app, database, seeds);
  listRoute(app, database, seeds);
  roundRoute(app, database, seeds);
}

function nextSeedRoute(app: App, database: Database, seeds: SeedChains): void {
  app.get(
    '/api/fairness',
    {
      schema: {
        operationId: 'getFairness',
        summary: 'What the next round is sealed by',
        description: 'The next seed’s hash and nonce, the client seed, the latest ended rounds with their seeds.',
        response: { 200: Type.Object({ ...NextSeed, rounds: Type.Array(RoundAnswer) }), ...errors },
      },
      config,
    },
    async (request) => {
      const chain = await seeds.read(database, request.member.id);
      const { rounds } = await listRounds(database, seeds, {
        memberId: request.member.id,
        game: undefined,
        cursor: undefined,
        limit: LATEST,
      });
      return { ...presentChain(chain), rounds: rounds.filter((round) => round.ended_at !== null).map(presentRound) };
    },
  );
}

function clientSeedRoute(app: App, database: Database, seeds: SeedChains): void {
  app.put(
    '/api/fairness/client-seed',
    {
      schema: {
        operationId: 'setClientSeed',
        summary: 'Changes the member’s own part of what decides their rounds',
        description: 'From the next one on.',
        again: 'same',
        body: Type.Object(
          { clientSeed: Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\x20-\\x7e]+$', description: 'printable ASCII' }) },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object(NextSeed), ...errors },
      },
      config,
    },
    async (request) => presentChain(await seeds.setClientSeed(database, request.member.id, request.body.clientSeed)),
  );
}

function listRoute(app: App, database: Database, seeds: SeedChains): void {
  app.get(
    '/api/fairness/rounds',
    {
      schema: {
        operationId: 'listRounds',
        summary: 'The member’s rounds, the newest first',
        querystring: Type.Object(
          {
            game: Type.Optional(Type.Unsafe<Game>({ type: 'string', enum: [...games] })),
            cursor: Type.Optional(Type.String({ maxLength: 80 })),
            limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({ rounds: Type.Array(RoundAnswer), nextCursor: Type.Union([Type.String(), Type.Null()]) }),
          ...errors,
        },
      },
      config,
    },
    async (request) => {
      const { game, cursor, limit = '20' } = request.query;
      const page = await listRounds(database, seeds, { memberId: request.member.id, game, cursor, limit: Number(limit) });
      return { ...page, rounds: page.rounds.map(presentRound) };
    },
  );
}

function roundRoute(app: App, database: Database, seeds: SeedChains): void {
  app.get(
    '/api/fairness/rounds/:id',
    {
      schema: {
        operationId: 'getRound',
        summary: 'One of the member’s rounds',
        description: 'Its seed once it has ended.',
        errors: { round_not_found: 404 },
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: Type.Object({ round: RoundAnswer }), ...errors },
      },
      config,
    },
    async (request) => ({ round: presentRound(await findRound(database, seeds, { memberId: request.member.id, id: request.params.id })) }),
  );
}

function presentChain({ clientSeed, serverSeed, nonce, redrawnAt }: SeedChain) {
  return { clientSeed, serverSeedHash: hashOf(serverSeed), nonce, redrawnAt: redrawnAt?.toISOString() ?? null };
}

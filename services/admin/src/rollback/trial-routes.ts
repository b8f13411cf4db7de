import { ErrorAnswer, Type, type App, type Database, type Static } from '@facet/service-kit';
import { evidenceOf, Trial } from './trial.ts';

const Arm = Type.Object({
  version: Type.String(),
  sessions: Type.Integer({ description: 'visitors since the last move: one for each network' }),
  affected: Type.Integer({ description: 'of them, those with at least one error' }),
});
const Trials = Type.Object({
  trials: Type.Array(
    Type.Object({
      deployable: Type.String(),
      startedAt: Type.String({ format: 'date-time' }),
      endedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
      outcome: Type.Union([Type.Literal('rolled back'), Type.Literal('ended'), Type.Null()]),
      canary: Arm,
      stable: Arm,
      evidence: Type.Number({
        description: 'how many to 1 that the canary fails more; it goes back at 100, when most of its visitors are affected',
      }),
    }),
  ),
});

export function trialRoutes(app: App, database: Database): void {
  app.get(
    '/internal/releases/trials',
    {
      schema: {
        operationId: 'listTrials',
        summary: 'How canaries compare with the stable versions of their time, the newest first',
        querystring: Type.Object({
          deployable: Type.Optional(Type.String({ maxLength: 60 })),
          limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
        }),
        response: { 200: Trials, '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['releaser', 'admin'] } },
    },
    async ({ query: { deployable, limit } }) => {
      const query = Trial.query(database).orderBy('id', 'desc').limit(limit);
      if (deployable !== undefined) void query.where({ deployable });
      return { trials: (await query).map(present) };
    },
  );
}

function present(trial: Trial): Static<typeof Trials>['trials'][number] {
  return {
    deployable: trial.deployable,
    startedAt: trial.startedAt.toISOString(),
    endedAt: trial.endedAt?.toISOString() ?? null,
    outcome: trial.outcome,
    canary: { version: trial.version, sessions: trial.canarySessions, affected: trial.canaryAffected },
    stable: { version: trial.stable, sessions: trial.stableSessions, affected: trial.stableAffected },
    evidence: Number(evidenceOf(trial).toPrecision(3)),
  };
}

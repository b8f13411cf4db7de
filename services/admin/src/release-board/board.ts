import { Type, type Static } from '@facet/service-kit';
import { Nullable, Time } from '../schemas.ts';

/** What browsers reported of one version in the window. */
const Health = Type.Object(
  {
    sessions: Type.Integer({ description: 'page loads' }),
    affected: Type.Integer({ description: 'of them, those with an error' }),
    errors: Type.Integer(),
    lcpP75Ms: Nullable(Type.Number({ description: 'largest contentful paint, 75th percentile' })),
    inpP75Ms: Nullable(Type.Number()),
    clsP75: Nullable(Type.Number()),
  },
  { $id: 'ReleaseHealth' },
);
export type Health = Static<typeof Health>;

const InForce = {
  version: Type.String(),
  health: Nullable(Health),
  curve: Type.Array(Type.Number(), {
    description: 'of 1,000 page loads those with an error, in each quarter of an hour of the window, the oldest first; [] of a service',
  }),
};

const Deployable = Type.Object({
  deployable: Type.String({ examples: ['mfe-earn', 'shell', 'services/earn'] }),
  kind: Type.Union([Type.Literal('shell'), Type.Literal('remote'), Type.Literal('service')]),
  paths: Type.Array(Type.String(), { description: 'what a remote owns; [] for the others' }),
  stable: Type.Object(InForce),
  canary: Nullable(Type.Object({ ...InForce, share: Type.Number({ description: 'percent of the visitors' }) })),
  previous: Nullable(Type.String({ description: 'the stable version before' })),
  group: Nullable(Type.String({ description: 'deployables whose canaries go to the same visitors' })),
  movedAt: Nullable(Time),
  movedBy: Nullable(Type.String()),
});

/** What is in force, and how it does. */
export const Board = Type.Object({
  revision: Type.Integer({ description: 'to be sent with a move' }),
  windowMinutes: Type.Integer({ description: 'of the figures' }),
  deployables: Type.Array(Deployable),
});
export type Board = Static<typeof Board>;

/** One deployable more closely. */
export const BoardDetail = Type.Object({
  versions: Type.Array(
    Type.Object({
      version: Type.String(),
      publishedAt: Time,
      publishedBy: Type.String(),
      state: Type.Union([Type.Literal('stable'), Type.Literal('canary'), Type.Literal('previous'), Type.Literal('other')]),
      hasFiles: Type.Boolean({ description: 'false: older than 30 days and not of the five newest, its files may be gone' }),
    }),
    { description: 'the 20 newest' },
  ),
  history: Type.Array(
    Type.Object({ revision: Type.Integer(), by: Type.String(), reason: Type.String(), at: Time, change: Type.String() }),
    { description: 'its last 20 moves, newest first' },
  ),
  curve: Type.Array(Type.Object({ start: Time, stable: Type.Number(), canary: Nullable(Type.Number()) }), {
    description: 'of 1,000 page loads those with an error, in each quarter of an hour of the window, the oldest first',
  }),
  judgement: Nullable(
    Type.Object(
      {
        visitors: Type.Integer({ description: 'since the last move: one for each network' }),
        failed: Type.Integer({ description: 'of them, those with at least one error' }),
        failedNeeded: Type.Integer({ description: 'before that many nothing is decided' }),
        evidence: Type.Number({ description: 'how many to 1 that the canary fails more than the stable version' }),
        evidenceNeeded: Type.Integer(),
      },
      { description: 'a canary goes back by itself once failed and evidence are reached and most of its visitors failed' },
    ),
  ),
  errors: Type.Array(Type.Object({ version: Type.String(), message: Type.String(), count: Type.Integer(), lastAt: Time }), {
    description: 'what its pages reported most in the window',
  }),
});
export type BoardDetail = Static<typeof BoardDetail>;

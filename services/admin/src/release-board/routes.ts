import { inTransaction, Type, type App } from '@facet/service-kit';
import { errors } from '../schemas.ts';
import type { AdminContext } from '../admin-context.ts';
import { FrontEnd, issuePreview, moveReleases, readStanding, VersionName, type Move, type ReleaseState } from '../releases/index.ts';
import { boardErrors } from './board-errors.ts';
import { Board, BoardDetail } from './board.ts';
import { planMoves, Wish } from './plan-moves-rules.ts';
import { readBoard } from './read-board.ts';
import { readDetail } from './read-detail.ts';

const seen = { permission: { operator: 'moderator' } } as const;
const Deployable = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9/-]+$' });
const PREVIEW_MINUTES = 60;
const Moving = Type.Object(
  {
    revision: Type.Integer({ minimum: 0, description: 'the one that the operator has seen' }),
    deployable: Deployable,
    wish: Wish,
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '^(?=.*\\S)[^\\u0000]*$' }),
  },
  { additionalProperties: false },
);

/** The page of releases: what is in force and how it does, one deployable more closely, and moves. */
export function releaseBoardRoutes(app: App, context: AdminContext & { keyFile: string }): void {
  const { database } = context;
  app.get(
    '/api/admin/releases',
    {
      schema: {
        operationId: 'getReleaseBoard',
        summary: 'What is in force, and what browsers report of it',
        response: { 200: Board, ...errors },
      },
      config: seen,
    },
    () => readBoard(database),
  );
  app.get(
    '/api/admin/releases/detail',
    {
      schema: {
        operationId: 'getReleaseDetail',
        summary: 'Versions, moves and errors of one part',
        errors: { deployable_unknown: 404 },
        querystring: Type.Object({ deployable: Deployable }, { additionalProperties: false }),
        response: { 200: BoardDetail, ...errors },
      },
      config: seen,
    },
    ({ query }) => readDetail(database, query.deployable),
  );
  moveRoute(app, context);
  previewRoute(app, context);
}

function moveRoute(app: App, { database, auditLog }: AdminContext): void {
  app.post(
    '/api/admin/releases/moves',
    {
      schema: {
        operationId: 'moveRelease',
        summary: 'Gives visitors other versions of the shell or a remote, its group with it',
        description: 'Refused when somebody moved since the board was read.',
        again: 'refused',
        errors: { deployable_unknown: 404, version_unknown: 404, needs_command: 409, nothing_to_do: 409, revision_moved: 409 },
        body: Moving,
        response: { 200: Type.Object({ revision: Type.Integer({ description: 'now in force' }) }), ...errors },
      },
      config: { permission: { operator: 'admin' }, action: 'release.move' },
    },
    async (request) => {
      const { revision, deployable, wish, reason } = request.body;
      const { state } = await readStanding(database);
      const moves = planMoves(state, deployable, wish);
      const info = {
        action: `release.${wish.kind}`,
        object: { type: 'deployable', id: deployable, label: deployable },
        input: { ...wish, reason },
        before: pointersOf(state, moves),
      };
      return auditLog.record(request, info, async () => {
        const by = request.operator.username;
        const moved = await inTransaction(database, (transaction) => moveReleases(transaction, { revision, moves, reason, by }));
        if (!moved.moved)
          throw boardErrors('revision_moved', `Somebody else moved the releases: revision ${moved.revision} is in force, not ${revision}`);
        const after = await readStanding(database);
        return { result: { revision: moved.revision }, after: pointersOf(after.state, moves) };
      });
    },
  );
}

function previewRoute(app: App, { database, auditLog, keyFile }: AdminContext & { keyFile: string }): void {
  app.post(
    '/api/admin/releases/previews',
    {
      schema: {
        operationId: 'previewRelease',
        summary: 'Makes a link that shows one version of the shell or a remote to whoever opens it, for an hour',
        again: 'more',
        errors: { version_unknown: 404 },
        body: Type.Object({ deployable: FrontEnd, version: VersionName }, { additionalProperties: false }),
        response: {
          200: Type.Object({ path: Type.String({ description: 'on this site' }), expiresAt: Type.String({ format: 'date-time' }) }),
          ...errors,
        },
      },
      config: { permission: { operator: 'admin' }, action: 'release.preview' },
    },
    async (request) => {
      const { deployable, version } = request.body;
      const info = { action: 'release.preview', object: { type: 'deployable', id: deployable, label: deployable }, input: { version } };
      return auditLog.record(request, info, async () => {
        const wish = { overrides: { [deployable]: version }, expiresInMinutes: PREVIEW_MINUTES, by: request.operator.username };
        const { token, expiresAt } = await issuePreview({ database, keyFile }, wish);
        return { result: { path: `/preview/${token}`, expiresAt }, after: { expiresAt } };
      });
    },
  );
}

/** Of what moves. */
function pointersOf(state: ReleaseState, moves: readonly Move[]): ReleaseState {
  return Object.fromEntries(moves.flatMap(({ deployable }) => (state[deployable] ? [[deployable, state[deployable]]] : [])));
}

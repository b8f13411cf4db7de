import { type App, CsvFile, type CsvRow, ErrorAnswer, httpErrors, sendCsv, Type } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';
import { findStatement, keepStatement, listStatements, type Difference } from './kept-statements.ts';
import { parseStatement } from './parse-statement.ts';
import { ComparedStatement, StatementEntry, WallStatement } from './statement-schemas.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const forEveryone = { permission: { operator: 'moderator' } } as const;
const HEADINGS = ['What', 'Transaction', 'Wall says R$', 'Here R$', 'State here', 'Member id', 'Earned (UTC)'];
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Reconciliation of walls: what they say that they reported, beside what was credited here, kept with who asked and when. */
export function wallStatementRoutes(app: App, context: AdminContext): void {
  const { database } = context;
  enterRoute(app, context);

  app.get(
    '/api/admin/wall-statements',
    {
      schema: {
        operationId: 'listWallStatements',
        summary: 'Statements that were entered, the newest first, without their differences',
        querystring: Type.Object({
          provider: Type.Optional(Type.String({ maxLength: 40 })),
          cursor: Type.Optional(Type.String({ format: 'uuid' })),
          limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
        }),
        response: {
          200: Type.Object({
            statements: Type.Array(WallStatement),
            nextCursor: Type.Union([Type.String(), Type.Null()]),
            total: Type.Integer(),
          }),
          ...errors,
        },
      },
      config: forEveryone,
    },
    (request) => listStatements(database, request.query),
  );

  app.get(
    '/api/admin/wall-statements/:id',
    {
      schema: {
        operationId: 'readWallStatement',
        summary: 'One with its differences',
        params,
        response: { 200: ComparedStatement, ...errors },
      },
      config: forEveryone,
    },
    async (request) => found(await findStatement(database, request.params.id)),
  );

  app.get(
    '/api/admin/wall-statements/:id/differences.csv',
    {
      schema: {
        operationId: 'exportWallStatement',
        summary: 'Its differences for a spreadsheet',
        params,
        response: { 200: CsvFile, ...errors },
      },
      config: forEveryone,
    },
    async (request, reply) => {
      const { provider, differences } = found(await findStatement(database, request.params.id));
      return sendCsv(reply, `facet-statement-${provider.id}`, HEADINGS, [differences.map(rowOf)]);
    },
  );
}

/** `POST /api/admin/wall-statements` */
function enterRoute(app: App, { database, callees: { earn }, trail }: AdminContext): void {
  app.post(
    '/api/admin/wall-statements',
    {
      schema: {
        operationId: 'enterWallStatement',
        summary: 'Compares a wall’s own export with what was credited here, by transaction, and keeps the answer. It changes no money',
        body: StatementEntry,
        response: { 201: ComparedStatement, ...errors },
      },
      config: { permission: { operator: 'admin' }, action: 'wall_statement.enter' },
    },
    async (request, reply) => {
      const { provider: id, from, to, text } = request.body;
      const lines = parseStatement(text);
      const { providers } = await answerOf('earn', earn.GET('/internal/providers'));
      const provider = providers.find((each) => each.id === id);
      if (!provider) throw httpErrors('not_found', 'There is no such provider');
      const object = { type: 'provider', id, label: provider.label };
      const info = { action: 'wall_statement.enter', object, input: { from, to, lines: lines.length } };
      const kept = await trail.act(request, info, async () => {
        const comparison = await answerOf(
          'earn',
          earn.POST('/internal/wall-statements/compare', { body: { provider: id, from, to, lines } }),
        );
        const by = request.operator.username;
        const result = await keepStatement(database, { ...comparison, provider, from, to, lines: lines.length, by });
        const { agreed, missingHere, missingThere, different } = result;
        return { result, after: { id: result.id, agreed, missingHere, missingThere, different } };
      });
      return reply.code(201).send(kept);
    },
  );
}

function found<Statement>(statement: Statement | undefined): Statement {
  if (statement === undefined) throw httpErrors('not_found', 'There is no such statement');
  return statement;
}

function rowOf({ kind, transaction, said, here, state, memberId, earnedAt }: Difference): CsvRow {
  return [kind, transaction, said, here, state, memberId, earnedAt];
}

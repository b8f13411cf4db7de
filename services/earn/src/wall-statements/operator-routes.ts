import {
  type App,
  CsvFile,
  type CsvRow,
  ErrorAnswer,
  httpErrors,
  type Kit,
  operatorAct,
  sendCsv,
  type Static,
  Type,
} from '@facet/service-kit';
import { catalogue, providerLabel } from '../walls/index.ts';
import { compareStatement } from './compare-statement.ts';
import { findStatement, keepStatement, listStatements } from './kept-statements.ts';
import { parseStatement, statementErrors } from './parse-statement.ts';
import { ComparedStatement, StatementEntry, WallStatement } from './statement-schemas.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const forEveryone = { permission: { operator: 'moderator' } } as const;
const DAYS_MAX = 92;
const DAY_MS = 86_400_000;
const HEADINGS = ['What', 'Transaction', 'Wall says R$', 'Here R$', 'State here', 'Member id', 'Earned (UTC)'];
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

/**
 * Reconciliation of walls: what they say that they reported, beside what was credited here, kept with who asked and
 * when.
 */
export function wallStatementRoutes(app: App, kit: Kit): void {
  const { database } = kit;
  enterRoute(app, kit);

  app.get(
    '/api/admin/wall-statements',
    {
      schema: {
        operationId: 'listWallStatements',
        summary: 'Wall statements that were entered, the newest first',
        description: 'Without their differences.',
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
        summary: 'One wall statement with its differences',
        errors: { not_found: 404 },
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
        summary: 'The differences of a wall statement, as a file for a spreadsheet',
        errors: { not_found: 404 },
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
function enterRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/wall-statements',
      role: 'admin',
      anySignIn: 'it compares, and pays nobody',
      action: 'wall_statement.enter',
      schema: {
        operationId: 'enterWallStatement',
        summary: 'Compares a wall’s own export with what was credited here',
        description: 'By transaction; the answer is kept. It changes no money.',
        again: 'more',
        errors: { statement_invalid: 400, not_found: 404 },
        body: StatementEntry,
        response: { 201: ComparedStatement, ...errors },
      },
      asked: ({ body: { provider: id, from, to } }) => ({ subject: subjectOf(id), input: { from, to } }),
    },
    async (transaction, { body: { provider: id, from, to, text }, operator }) => {
      const provider = { id, label: providerOf(id) };
      requirePeriod(from, to);
      const lines = parseStatement(text);
      const comparison = await compareStatement(transaction, { provider: id, from, to, lines });
      const kept = { ...comparison, provider, from, to, lines: lines.length, by: operator.username };
      const result = await keepStatement(transaction, kept);
      const { agreed, missingHere, missingThere, different } = result;
      const after = { id: result.id, lines: lines.length, agreed, missingHere, missingThere, different };
      return { result, subject: subjectOf(id), after };
    },
  );
}

function providerOf(id: string): string {
  if (!catalogue.has(id)) throw httpErrors('not_found', 'There is no such provider');
  return providerLabel(id);
}

function requirePeriod(from: string, to: string): void {
  const periodMs = Date.parse(to) - Date.parse(from);
  if (periodMs <= 0 || periodMs > DAYS_MAX * DAY_MS)
    throw statementErrors('statement_invalid', `The period must span up to ${DAYS_MAX} days`);
}

function subjectOf(id: string) {
  return { type: 'provider', id, label: catalogue.has(id) ? providerLabel(id) : id };
}

function found<Statement>(statement: Statement | undefined): Statement {
  if (statement === undefined) throw httpErrors('not_found', 'There is no such statement');
  return statement;
}

function rowOf({
  kind,
  transaction,
  said,
  here,
  state,
  memberId,
  earnedAt,
}: Static<typeof ComparedStatement>['differences'][number]): CsvRow {
  return [kind, transaction, said, here, state, memberId, earnedAt];
}

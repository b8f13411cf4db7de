import {
  type App,
  containing,
  CsvFile,
  type CsvRow,
  type Database,
  eachPage,
  ErrorAnswer,
  formatMoney,
  idOf,
  keepPromise,
  type Kit,
  MadeUnder,
  MoneyInput,
  MoneyText,
  operatorAct,
  parseMoney,
  Proposed,
  proposalRoutes,
  requireMade,
  sendCsv,
  type Static,
  Type,
} from '@facet/service-kit';
import { Line, pageAnswer, pageOf, pageQuery, readPromiseLimit } from '../operators/index.ts';
import { batchTerms, createCodeBatch, setCodeBatchActive } from './create-batch.ts';
import { listedCodeBatches, presentCodeBatch, CodeBatchView, readCodeBatch } from './code-batch.ts';
import { PromoCode } from './promo-code.ts';

const LARGEST_PAGE = 200;
const BATCH_HEADINGS = [
  'Begins with',
  'Active',
  'Codes',
  'Used',
  'Reward R$',
  'Paid out R$',
  'Expires (UTC)',
  'Created (UTC)',
  'By',
  'Note',
  'Id',
];
const KIND = 'code_batch';
const HEADINGS = ['Code', 'Used', 'Reward R$', 'Expires (UTC)'];
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const strict = { additionalProperties: false };
const BatchQuery = Type.Object(pageQuery, strict);
const One = Type.Object({ batch: CodeBatchView });

const NewCodeBatch = Type.Object(
  {
    prefix: Type.String({ pattern: '^[!-~]{1,20}$', description: 'upper case; eight random characters follow' }),
    size: Type.Integer({ minimum: 1, maximum: 5_000 }),
    reward: { ...MoneyInput, description: 'of each' },
    expiresAt: Type.Optional(Type.Union([Type.String({ format: 'date-time' }), Type.Null()])),
    note: Type.Optional(Line({ maxLength: 200, description: 'for operators' })),
  },
  strict,
);

/** As it was asked for, and waits. */
const ProposedCodeBatch = Type.Object(
  {
    prefix: Type.String(),
    size: Type.Integer(),
    reward: { ...MoneyText, description: 'of each' },
    note: Type.String(),
    expiresAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  },
  { $id: 'ProposedCodeBatch' },
);

/** Promo codes by the hundred: made in one act, listed by their batch, handed out as a file. */
export function codeBatchRoutes(app: App, kit: Kit): void {
  listRoute(app, kit);
  codesRoute(app, kit);
  createRoute(app, kit);
  switchRoute(app, kit);
  proposalRoutes(app, kit, {
    url: '/api/admin/code-batches/proposals',
    kind: KIND,
    operations: {
      list: 'listProposedCodeBatches',
      confirm: 'confirmCodeBatch',
      decline: 'declineCodeBatch',
      withdraw: 'withdrawCodeBatch',
    },
    asked: ProposedCodeBatch,
    errors: { promo_expiry_past: 400 },
    prepare: () => Promise.resolve(),
    subjectOf: ({ id, asked: { prefix } }) => subjectOf({ id, prefix }),
    async make(transaction, { id, asked, by }) {
      const { created } = await createCodeBatch(transaction, { ...asked, id }, by);
      return { after: presentCodeBatch(created) };
    },
  });
}

function listRoute(app: App, { database }: Kit): void {
  app.get(
    '/api/admin/code-batches',
    {
      schema: {
        operationId: 'listCodeBatches',
        summary: 'All batches of promo codes, the newest first',
        description: '`search` is a part of what the codes begin with, or of the note.',
        querystring: BatchQuery,
        response: { 200: Type.Object({ batches: Type.Array(CodeBatchView), ...pageAnswer }), ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async ({ query: { search, ...page } }) => {
      const { rows, ...rest } = await pageOf(database, found(database, search), page);
      return { batches: rows.map(presentCodeBatch), ...rest };
    },
  );

  app.get(
    '/api/admin/code-batches.csv',
    {
      schema: {
        operationId: 'exportCodeBatches',
        summary: 'Batches of promo codes, as a file for a spreadsheet',
        description: 'By the same filters as the list.',
        querystring: Type.Pick(BatchQuery, ['search', 'sort'], strict),
        response: { 200: CsvFile, ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    ({ query }, reply) => sendCsv(reply, 'facet-code-batches', BATCH_HEADINGS, exportBatches(database, query)),
  );
}

function found(database: Database, search?: string) {
  const query = listedCodeBatches(database);
  if (search === undefined) return query;
  return query.where((either) => void either.whereILike('prefix', containing(search)).orWhereILike('note', containing(search)));
}

async function* exportBatches(
  database: Database,
  { search, sort }: Pick<Static<typeof BatchQuery>, 'search' | 'sort'>,
): AsyncGenerator<CsvRow[]> {
  const pages = eachPage((cursor) =>
    pageOf(database, found(database, search), { sort, limit: LARGEST_PAGE, ...(cursor !== undefined && { cursor }) }),
  );
  for await (const rows of pages)
    yield rows.map(presentCodeBatch).map((batch) => {
      const { prefix, isActive, size, currentUses, reward, paidOut, expiresAt, createdAt, createdBy, note, id } = batch;
      return [prefix, isActive ? 'yes' : 'no', size, currentUses, reward, paidOut, expiresAt, createdAt, createdBy, note, id];
    });
}

function codesRoute(app: App, { database }: Kit): void {
  app.get(
    '/api/admin/code-batches/:id/codes.csv',
    {
      schema: {
        operationId: 'exportCodeBatch',
        summary: 'The codes of a batch, as a file for a spreadsheet',
        description: 'As often as it is asked for. Who has it can redeem them.',
        errors: { code_batch_not_found: 404 },
        params,
        response: { 200: CsvFile, ...errors },
      },
      config: { permission: { operator: 'admin' } },
    },
    async ({ params: { id } }, reply) => {
      const { prefix } = await readCodeBatch(database, id);
      const codes = await PromoCode.query(database).where({ batch_id: id }).whereNull('deleted_at').orderBy('code');
      const rows = codes.map(({ code, uses, rewardHundredths, expiresAt }) => [
        code,
        uses > 0 ? 'yes' : 'no',
        formatMoney(rewardHundredths),
        expiresAt?.toISOString() ?? null,
      ]);
      return sendCsv(reply, `facet-codes-${prefix.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')}`, HEADINGS, [rows]);
    },
  );
}

function createRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/code-batches',
      role: 'admin',
      action: 'code_batch.create',
      orAction: 'code_batch.propose',
      schema: {
        operationId: 'createCodeBatch',
        summary: 'Makes many promo codes that nobody can guess',
        description:
          'Each is used once, and a member uses one of a batch. All are made, or none. 202: with what the operator promised alone in the last 24 hours it is above the setting `promise_limit`, so another one confirms it.',
        errors: {
          promo_expiry_past: 400,
          promo_not_upper_case: 400,
          promo_reward_invalid: 400,
          key_reused: 409,
          proposal_declined: 409,
          proposal_withdrawn: 409,
        },
        headers: MadeUnder,
        body: NewCodeBatch,
        response: { 201: One, 202: Proposed, ...errors },
      },
      prepare: () => readPromiseLimit(kit),
      asked: ({ headers, body: input }) => ({ subject: subjectOf({ id: idOf({ headers }), prefix: input.prefix }), input }),
    },
    async (transaction, { headers, body, operator }, alone) => {
      const id = idOf({ headers });
      const { rewardHundredths, size, expiresAt } = batchTerms(body);
      const asked = { ...asAnswered(body), expiresAt };
      const promisedHundredths = rewardHundredths * BigInt(size);
      const waiting = await keepPromise(transaction, { id, kind: KIND, asked, promisedHundredths, operator }, alone);
      if (waiting) return { ...waiting, subject: subjectOf({ id, prefix: body.prefix }) };
      const { created, isKnown } = await createCodeBatch(transaction, { ...body, id }, operator.username);
      const batch = requireMade(presentCodeBatch(created), asAnswered(body));
      return { result: { batch }, subject: subjectOf(created), isKnown, after: batch };
    },
  );
}

function switchRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'PATCH',
      url: '/api/admin/code-batches/:id',
      role: 'admin',
      action: 'code_batch.switch',
      schema: {
        operationId: 'switchCodeBatch',
        summary: 'Switches all codes of a batch on or off',
        again: 'same',
        errors: { code_batch_not_found: 404 },
        params,
        body: Type.Object({ isActive: Type.Boolean() }, strict),
        response: { 200: One, ...errors },
      },
      asked: ({ params: { id }, body: input }) => ({ subject: subjectOf({ id }), input }),
    },
    async (transaction, { params: { id }, body: { isActive } }) => {
      const { before, after } = await setCodeBatchActive(transaction, id, isActive);
      const batch = presentCodeBatch(after);
      return { result: { batch }, subject: subjectOf(after), before: presentCodeBatch(before), after: batch };
    },
  );
}

/** The switch may have been turned since. */
function asAnswered({ prefix, size, reward, note = '' }: Static<typeof NewCodeBatch>) {
  return { prefix, size, reward: formatMoney(parseMoney(reward, 'reward')), note: note.trim() };
}

function subjectOf({ id, prefix = id }: { id: string; prefix?: string }) {
  return { type: 'code_batch', id, label: prefix };
}

import { ErrorAnswer, httpErrors, IdempotencyKey, inTransaction, isUuid, Type, type App, type Kit } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';
import { memberErrors, type Member } from '../members/index.ts';
import type { SessionReader } from '../sessions/index.ts';
import { caseErrors, caseNotFound } from './case-errors.ts';
import { listMessages, requireText } from './case-messages.ts';
import {
  CaseAnswer,
  CaseId,
  CaseName,
  CaseThread,
  FactAnswer,
  FactKindText,
  presentCase,
  presentThread,
  ReasonText,
  Text,
} from './case-schemas.ts';
import { CaseRecord, factKinds, type Fact, type FactKind, type Kind } from './case.ts';
import type { Facts } from './facts.ts';
import { CaseCounts, countCases, listOwn, OwnCasesQuery } from './list-cases.ts';
import { openCase } from './open-case.ts';
import { sentAs } from './sent-once.ts';
import { closeCase, memberWrites } from './write-in-case.ts';

export interface CaseContext {
  kit: Kit;
  sessions: SessionReader;
  facts: Facts;
}

const config = { permission: 'member' } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const FactPath = Type.Object({ kind: FactKindText, id: Type.String({ format: 'uuid' }) });
const NewCaseBody = Type.Object(
  {
    kind: Type.Unsafe<FactKind | 'other'>({ type: 'string', enum: [...factKinds, 'other'] }),
    factId: Type.Optional(Type.String({ format: 'uuid', description: 'of the line; absent with `other`' })),
    reason: ReasonText,
    text: Text,
  },
  { additionalProperties: false },
);

/** A member’s own cases. */
export function caseRoutes(app: App, context: CaseContext): void {
  readRoutes(app, context);
  openRoute(app, context);
  changeRoutes(app, context);
}

function openRoute(app: App, context: CaseContext): void {
  app.post(
    '/api/cases',
    {
      schema: {
        operationId: 'openCase',
        summary: 'Asks about a line of one’s own, or about anything else',
        description: 'What the line says is kept with it. Five can wait at once, one about a line.',
        errors: { text_missing: 400, account_disabled: 403, fact_not_found: 404, case_open: 409, too_many_cases: 409 },
        headers: IdempotencyKey,
        body: NewCaseBody,
        response: { 201: Type.Object({ case: CaseAnswer }), ...errors },
      },
      config,
    },
    async (request, reply) => {
      const { id: memberId } = await requireMember(context, request);
      const { reason } = request.body;
      const text = requireText(request.body.text);
      const about = await readFact(context, memberId, request.body);
      const asked = { id: sentAs(memberId, request), memberId, reason, text, ...about };
      const opened = await inTransaction(context.kit.database, (transaction) => openCase(transaction, asked));
      return reply.code(201).send({ case: presentCase(opened) });
    },
  );
}

function changeRoutes(app: App, context: CaseContext): void {
  const { database } = context.kit;
  app.post(
    '/api/cases/:id/messages',
    {
      schema: {
        operationId: 'writeInCase',
        summary: 'Answers in a case of one’s own',
        description: 'The case is open again, one that is over too, within 30 days.',
        errors: {
          text_missing: 400,
          account_disabled: 403,
          case_not_found: 404,
          case_over: 409,
          case_open: 409,
          appeal_decided: 409,
          case_full: 409,
          too_many_cases: 409,
        },
        headers: IdempotencyKey,
        params: CaseId,
        body: Type.Object({ text: Text }, { additionalProperties: false }),
        response: { 200: CaseThread, ...errors },
      },
      config,
    },
    async (request) => {
      const { id: memberId } = await requireMember(context, request);
      const message = { memberId, id: request.params.id, messageId: sentAs(memberId, request), text: requireText(request.body.text) };
      return inTransaction(database, async (transaction) => {
        const written = await memberWrites(transaction, message);
        return presentThread(written, await listMessages(transaction, written.id));
      });
    },
  );

  app.post(
    '/api/cases/:id/close',
    {
      schema: {
        operationId: 'closeCase',
        summary: 'Closes a case of one’s own',
        again: 'same',
        errors: { account_disabled: 403, case_not_found: 404 },
        params: CaseId,
        body: Type.Object({}, { additionalProperties: false }),
        response: { 200: Type.Object({ case: CaseAnswer }), ...errors },
      },
      config,
    },
    async (request) => {
      const { id: memberId } = await requireMember(context, request);
      const { id } = request.params;
      return { case: presentCase(await inTransaction(database, (transaction) => closeCase(transaction, { memberId, id }))) };
    },
  );
}

function readRoutes(app: App, context: CaseContext): void {
  const { database } = context.kit;
  app.get(
    '/api/cases',
    {
      schema: {
        operationId: 'listCases',
        summary: 'The member’s cases, what changed last first',
        errors: { account_disabled: 403 },
        querystring: OwnCasesQuery,
        response: {
          200: Type.Object({
            cases: Type.Array(CaseAnswer),
            nextCursor: Type.Union([Type.String(), Type.Null()]),
            counts: CaseCounts,
          }),
          ...errors,
        },
      },
      config,
    },
    async (request) => {
      const { id: memberId } = await requireMember(context, request);
      const [page, counts] = await Promise.all([listOwn(database, memberId, request.query), countCases(database, memberId)]);
      return { ...page, counts: { open: counts.open.total, waiting: counts.waiting.total, over: counts.over.total } };
    },
  );

  app.get(
    '/api/cases/:id',
    {
      schema: {
        operationId: 'readCase',
        summary: 'One of the member’s cases, with what was said',
        errors: { account_disabled: 403, case_not_found: 404 },
        params: CaseName,
        response: { 200: CaseThread, ...errors },
      },
      config,
    },
    async (request) => {
      const { id: memberId } = await requireMember(context, request);
      const { id } = request.params;
      const found = await CaseRecord.query(database).findOne({ member_id: memberId, ...(isUuid(id) ? { id } : { number: BigInt(id) }) });
      if (!found) throw caseNotFound();
      return presentThread(found, await listMessages(database, found.id));
    },
  );

  app.get(
    '/api/cases/facts/:kind/:id',
    {
      schema: {
        operationId: 'readFact',
        summary: 'What a line of one’s own says, as a case about it would keep it',
        errors: { account_disabled: 403, fact_not_found: 404 },
        params: FactPath,
        response: { 200: Type.Object({ fact: FactAnswer }), ...errors },
      },
      config,
    },
    async (request) => {
      const { id: memberId } = await requireMember(context, request);
      const { kind, id } = request.params;
      return { fact: await context.facts.read(memberId, kind, id) };
    },
  );
}

/** Before the transaction: its owner is asked over the network. */
async function readFact(
  { facts }: CaseContext,
  memberId: string,
  { kind, factId }: { kind: Exclude<Kind, 'appeal'>; factId?: string },
): Promise<{ kind: Exclude<Kind, 'appeal'>; factId: string | null; fact: Fact | null }> {
  if (kind === 'other') return { kind, factId: null, fact: null };
  if (factId === undefined) throw caseErrors('fact_not_found', 'Please say what your question is about.');
  return { kind, factId, fact: await facts.read(memberId, kind, factId) };
}

/**
 * Of the session, as identity itself knows it: who was banned a moment ago is refused although the gateway has not
 * heard of it yet.
 */
async function requireMember({ sessions }: CaseContext, request: FastifyRequest): Promise<Member> {
  const live = await sessions.find(request);
  if (!live) throw httpErrors('not_signed_in', 'Please log in to continue');
  if (live.member.disabled) throw memberErrors('account_disabled', 'This account is suspended. Reload the page to see why.');
  return live.member;
}

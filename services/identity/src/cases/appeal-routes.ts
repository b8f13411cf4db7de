import { ErrorAnswer, httpErrors, IdempotencyKey, inTransaction, Type, type App, type Database } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../members/index.ts';
import { caseErrors, caseNotFound } from './case-errors.ts';
import { listMessages, requireText } from './case-messages.ts';
import { CaseThread, presentThread, Text } from './case-schemas.ts';
import { CaseRecord } from './case.ts';
import type { CaseContext } from './member-routes.ts';
import { openAppeal } from './open-case.ts';
import { sentAs } from './sent-once.ts';
import { memberWrites } from './write-in-case.ts';

/**
 * The gateway refuses who is banned wherever a session is asked for: these look at it themselves, as `/api/auth/user`
 * does.
 */
const config = { permission: 'anyone' } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const Said = Type.Object({ text: Text }, { additionalProperties: false });

/** What a banned member has to say about it: all else of theirs is closed. */
export function appealRoutes(app: App, context: CaseContext): void {
  const { database } = context.kit;
  app.get(
    '/api/appeals',
    {
      schema: {
        operationId: 'readAppeal',
        summary: 'The appeal against the ban that is in force; null while there is none',
        errors: { not_signed_in: 401, not_banned: 409 },
        response: { 200: Type.Object({ appeal: Type.Union([CaseThread, Type.Null()]) }), ...errors },
      },
      config,
    },
    async (request) => {
      const found = await findAppeal(database, await requireBanned(context, request));
      return { appeal: found ? presentThread(found, await listMessages(database, found.id)) : null };
    },
  );

  app.post(
    '/api/appeals',
    {
      schema: {
        operationId: 'openAppeal',
        summary: 'Appeals against the ban, once',
        errors: { text_missing: 400, not_signed_in: 401, not_banned: 409, already_appealed: 409 },
        headers: IdempotencyKey,
        body: Said,
        response: { 201: CaseThread, ...errors },
      },
      config,
    },
    async (request, reply) => {
      const { id: memberId } = await requireBanned(context, request);
      const appeal = { id: sentAs(memberId, request), memberId, text: requireText(request.body.text) };
      const thread = await inTransaction(database, async (transaction) => {
        const opened = await openAppeal(transaction, appeal);
        return presentThread(opened, await listMessages(transaction, opened.id));
      });
      return reply.code(201).send(thread);
    },
  );

  app.post(
    '/api/appeals/messages',
    {
      schema: {
        operationId: 'writeInAppeal',
        summary: 'Answers in the appeal, while it is not decided',
        errors: { text_missing: 400, not_signed_in: 401, case_not_found: 404, not_banned: 409, appeal_decided: 409, case_full: 409 },
        headers: IdempotencyKey,
        body: Said,
        response: { 200: CaseThread, ...errors },
      },
      config,
    },
    async (request) => {
      const member = await requireBanned(context, request);
      const text = requireText(request.body.text);
      const found = await findAppeal(database, member);
      if (!found) throw caseNotFound();
      return inTransaction(database, async (transaction) => {
        const message = { memberId: member.id, id: found.id, messageId: sentAs(member.id, request), text };
        return presentThread(await memberWrites(transaction, message), await listMessages(transaction, found.id));
      });
    },
  );
}

/** Against the ban that is in force, not one before. */
async function findAppeal(database: Database, { id: memberId, bannedAt }: Member): Promise<CaseRecord | undefined> {
  const appeals = await CaseRecord.query(database).where({ member_id: memberId, kind: 'appeal' });
  return appeals.find((appeal) => appeal.bannedAt?.getTime() === bannedAt?.getTime());
}

async function requireBanned({ sessions }: CaseContext, request: FastifyRequest): Promise<Member> {
  const live = await sessions.find(request);
  if (!live) throw httpErrors('not_signed_in', 'Please log in to continue');
  if (!live.member.disabled) throw caseErrors('not_banned', 'Your account is not suspended. Reload the page to go on.');
  return live.member;
}

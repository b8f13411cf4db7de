import { ErrorAnswer, inTransaction, Type, type App, type Database, type Outbox, type Static } from '@facet/service-kit';
import { disableMember } from './disable-member.ts';
import { enableMember } from './enable-member.ts';
import { findMember, findMemberByUsername } from './find-member.ts';
import { memberErrors } from './member-errors.ts';
import type { Member } from './member.ts';
import { parseUsername } from './username.ts';

const READERS = ['wallet', 'earn', 'games', 'social', 'admin'];
/** PostgreSQL's text has no NUL. */
const plainText = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000]*$' });

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });
const ByUsername = Type.Object({ username: Type.String({ maxLength: 100, description: 'compared without case' }) });
const InternalMember = Type.Object({
  id: Type.String({ format: 'uuid' }),
  username: Type.String(),
  platformUserId: Type.String({ description: 'the game platform’s id, a whole number as text' }),
  disabled: Type.Boolean(),
  createdAt: Type.String({ format: 'date-time' }),
});
const Ban = Type.Object(
  {
    reason: Type.Optional(Type.Union([plainText(500), Type.Null()])),
    by: plainText(100),
    unlessDisabled: Type.Optional(Type.Boolean({ description: 'who is banned already stays as they are: 409 already_disabled' })),
  },
  { additionalProperties: false, description: 'by: the operator’s name, as the member sees it' },
);
const NoBody = Type.Object({ by: Type.Optional(plainText(100)) }, { additionalProperties: false });

interface MemberContext {
  database: Database;
  outbox: Outbox;
}

export function memberRoutes(app: App, context: MemberContext): void {
  const { database } = context;
  banRoutes(app, context);
  app.get(
    '/internal/members/:id',
    {
      schema: {
        operationId: 'getMember',
        summary: 'One member, by id',
        errors: { member_not_found: 404 },
        params: Id,
        response: { 200: InternalMember, '4xx': ErrorAnswer },
      },
      config: { permission: { services: READERS } },
    },
    async (request) => present(await findMember(database, request.params.id)),
  );
  app.get(
    '/internal/members',
    {
      schema: {
        operationId: 'findMembers',
        summary: 'The member with this username, or none',
        errors: { bad_username: 400 },
        querystring: ByUsername,
        response: { 200: Type.Object({ members: Type.Array(InternalMember) }), '4xx': ErrorAnswer },
      },
      config: { permission: { services: READERS } },
    },
    async (request) => {
      const member = await findMemberByUsername(database, parseUsername(request.query.username));
      return { members: member ? [present(member)] : [] };
    },
  );
}

/** Bans, given and lifted. */
function banRoutes(app: App, { database, outbox }: MemberContext): void {
  app.post(
    '/internal/members/:id/disable',
    {
      schema: {
        operationId: 'disableMember',
        summary: 'Bans a member',
        description: 'Again it replaces reason and author; with `unlessDisabled` it is refused.',
        again: 'same',
        errors: { administrator: 403, member_not_found: 404, already_disabled: 409 },
        params: Id,
        body: Ban,
        response: { 200: InternalMember, '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['admin'] } },
    },
    async (request) => {
      const ban = {
        memberId: request.params.id,
        reason: request.body.reason ?? null,
        by: request.body.by,
        unlessDisabled: request.body.unlessDisabled ?? false,
      };
      return present(await inTransaction(database, (transaction) => disableMember(transaction, outbox, ban)));
    },
  );
  app.post(
    '/internal/members/:id/enable',
    {
      schema: {
        operationId: 'enableMember',
        summary: 'Lifts a member’s ban',
        again: 'same',
        errors: { member_not_found: 404 },
        params: Id,
        body: NoBody,
        response: { 200: InternalMember, '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['admin'] } },
    },
    async (request) => present(await inTransaction(database, (transaction) => enableMember(transaction, outbox, request.params.id))),
  );
}

function present(member: Member | undefined): Static<typeof InternalMember> {
  if (!member) throw memberErrors('member_not_found', 'There is no such member');
  const { id, username, platformUserId, disabled, createdAt } = member;
  return { id, username, platformUserId, disabled, createdAt: createdAt.toISOString() };
}

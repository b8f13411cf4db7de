import { ErrorAnswer, Type, type App, type Database, type Static } from '@facet/service-kit';
import { findMember, findMemberByUsername } from './find-member.ts';
import { memberErrors } from './member-errors.ts';
import type { Member } from './member.ts';
import { parseUsername } from './username.ts';

const READERS = ['wallet', 'earn', 'games', 'social', 'admin'];
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });
const ByUsername = Type.Object({ username: Type.String({ maxLength: 100, description: 'compared without case' }) });
const InternalMember = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    username: Type.String(),
    platformUserId: Type.String({ description: 'the game platform’s id, a whole number as text' }),
    disabled: Type.Boolean(),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'Member' },
);
export function memberRoutes(app: App, { database }: { database: Database }): void {
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

function present(member: Member | undefined): Static<typeof InternalMember> {
  if (!member) throw memberErrors('member_not_found', 'There is no such member');
  const { id, username, platformUserId, disabled, createdAt } = member;
  return { id, username, platformUserId, disabled, createdAt: createdAt.toISOString() };
}

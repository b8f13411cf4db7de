import { ErrorAnswer, inTransaction, Type, type App, type Database, type Outbox } from '@facet/service-kit';
import { findMember, memberErrors } from '../members/index.ts';
import { endAllSessions } from '../sessions/index.ts';
import { listSessions } from './list-sessions.ts';

const config = { permission: { services: ['admin'] } };
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });
const NullableText = Type.Union([Type.String(), Type.Null()]);

const MemberSession = Type.Object(
  {
    id: Type.String(),
    device: Type.String({ description: 'the same text is the same browser' }),
    address: NullableText,
    userAgent: NullableText,
    deviceSince: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'when this account was first seen on the device; null: the device is forgotten',
    }),
    createdAt: Type.String({ format: 'date-time' }),
    lastSeenAt: Type.String({ format: 'date-time' }),
    endedAt: Type.Union([Type.String(), Type.Null()], { description: 'null: signed in now' }),
  },
  { $id: 'MemberSession' },
);
const Sharing = Type.Object(
  { memberId: Type.String(), username: Type.String(), banned: Type.Boolean(), device: Type.Boolean(), address: Type.Boolean() },
  { $id: 'Sharing' },
);
const SharingCount = Type.Object({ members: Type.Integer(), banned: Type.Integer({ description: 'of these' }) });

/** Where members are signed in, for operators. */
export function memberSessionRoutes(app: App, { database, outbox }: { database: Database; outbox: Outbox }): void {
  app.get(
    '/internal/members/:id/sessions',
    {
      schema: {
        operationId: 'listMemberSessions',
        summary: 'The latest 100 sessions of a member, of 90 days',
        description: 'And who shares a device or an address with them, 50 at most.',
        params: Id,
        response: {
          200: Type.Object({
            sessions: Type.Array(MemberSession),
            sharedWith: Type.Array(Sharing),
            sharing: Type.Object({ device: SharingCount, address: SharingCount }, { description: 'of all of them, also past the 50' }),
          }),
          '4xx': ErrorAnswer,
        },
      },
      config,
    },
    (request) => listSessions(database, request.params.id),
  );

  app.post(
    '/internal/members/:id/end-sessions',
    {
      schema: {
        operationId: 'endMemberSessions',
        summary: 'Signs a member out everywhere',
        again: 'same',
        errors: { member_not_found: 404 },
        params: Id,
        body: Type.Object({}, { additionalProperties: false }),
        response: { 200: Type.Object({ ended: Type.Integer() }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const { id } = request.params;
      if (!(await findMember(database, id))) throw memberErrors('member_not_found', 'There is no such member');
      return { ended: await inTransaction(database, (transaction) => endAllSessions(transaction, outbox, id)) };
    },
  );
}

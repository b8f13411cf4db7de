import { ErrorAnswer, operatorAct, Type, type App, type Kit } from '@facet/service-kit';
import { findMember, memberErrors } from '../members/index.ts';
import { endAllSessions } from '../sessions/index.ts';
import { listSessions } from './list-sessions.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
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
  {
    memberId: Type.String(),
    username: Type.String(),
    banned: Type.Boolean(),
    device: Type.Boolean(),
    devices: Type.Optional(
      Type.Array(Type.String(), { description: 'of the member’s, those that they use too, as their sessions name them' }),
    ),
    address: Type.Boolean(),
    toldApart: Type.Union([Type.Object({ by: Type.String(), reason: Type.String(), at: Type.String() }), Type.Null()], {
      description: 'an operator found that they are different people: a shared device of theirs is no sign',
    }),
  },
  { $id: 'Sharing' },
);
const SharingCount = Type.Object({
  members: Type.Integer({ description: 'on a device without those told apart' }),
  banned: Type.Integer({ description: 'of these' }),
  weight: Type.Integer({ minimum: 0, maximum: 100, description: 'how much it says; an address alone says nothing' }),
});

/** Where members are signed in, for operators. */
export function memberSessionRoutes(app: App, kit: Pick<Kit, 'database' | 'outbox' | 'log'>): void {
  app.get(
    '/api/admin/devices/of-member/:id',
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
          ...errors,
        },
      },
      config: { permission: { operator: 'moderator' } },
    },
    (request) => listSessions(kit.database, request.params.id),
  );

  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/devices/of-member/:id/end-sessions',
      role: 'moderator',
      action: 'member.end_sessions',
      schema: {
        operationId: 'endMemberSessions',
        summary: 'Signs a member out everywhere',
        description: 'They may sign in again.',
        again: 'same',
        errors: { member_not_found: 404 },
        params: Id,
        body: Type.Object({}, { additionalProperties: false }),
        response: { 200: Type.Object({ success: Type.Literal(true), ended: Type.Integer() }), ...errors },
      },
      asked: ({ params: { id } }) => ({ subject: { type: 'member', id, label: id } }),
    },
    async (transaction, { params: { id } }) => {
      const member = await findMember(transaction, id);
      if (!member) throw memberErrors('member_not_found', 'There is no such member');
      const ended = await endAllSessions(transaction, kit.outbox, id);
      return { result: { success: true as const, ended }, subject: { type: 'member', id, label: member.username }, after: { ended } };
    },
  );
}

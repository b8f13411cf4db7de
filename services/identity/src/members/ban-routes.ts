import { defineErrors, ErrorAnswer, operatorAct, Type, type App, type Kit } from '@facet/service-kit';
import { banOf, type BanChange } from './ban.ts';
import { disableMember } from './disable-member.ts';
import { enableMember } from './enable-member.ts';

const banErrors = defineErrors({ reason_required: 400 });
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const NoBody = Type.Object({}, { additionalProperties: false });
const Changed = Type.Object({
  success: Type.Literal(true),
  message: Type.String(),
  user: Type.Object({ id: Type.String(), disabled: Type.Boolean() }),
});
const response = { 200: Changed, '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const refused = { administrator: 403, member_not_found: 404, already_disabled: 409 } as const;
const REASON_MAX_LENGTH = 500;

type ActKit = Pick<Kit, 'database' | 'outbox' | 'log'>;

/** Who may use the site: bans with and without a reason, and their end. */
export function banRoutes(app: App, kit: ActKit): void {
  disableRoute(app, kit);
  banRoute(app, kit);
  enableRoute(app, kit);
}

function disableRoute(app: App, kit: ActKit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/users/:id/disable',
      role: 'moderator',
      action: 'member.disable',
      schema: {
        operationId: 'disableUser',
        summary: 'Bans a member without a reason',
        again: 'refused',
        errors: refused,
        params,
        body: NoBody,
        response,
      },
      asked: ({ params: { id } }) => ({ subject: aMember(id), input: { reason: null } }),
    },
    async (transaction, { params: { id: memberId }, operator: { username: by } }) => {
      const change = await disableMember(transaction, kit.outbox, { memberId, reason: null, by });
      return changed(change, `${change.after.username} is banned`);
    },
  );
}

function banRoute(app: App, kit: ActKit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/users/:id/ban',
      role: 'moderator',
      action: 'member.ban',
      schema: {
        operationId: 'banUser',
        summary: 'Bans a member with a reason, which they read',
        again: 'refused',
        errors: { reason_required: 400, ...refused },
        params,
        body: Type.Object({ reason: Type.String({ maxLength: 1000 }) }, { additionalProperties: false }),
        response,
      },
      asked: ({ params: { id }, body }) => ({ subject: aMember(id), input: { reason: reasonOf(body) } }),
    },
    async (transaction, { params: { id: memberId }, body, operator: { username: by } }) => {
      const reason = reasonOf(body);
      if (reason === '') throw banErrors('reason_required', 'Please enter a reason for the ban');
      const change = await disableMember(transaction, kit.outbox, { memberId, reason, by });
      return changed(change, `${change.after.username} is banned`);
    },
  );
}

function enableRoute(app: App, kit: ActKit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/users/:id/enable',
      role: 'moderator',
      action: 'member.enable',
      schema: {
        operationId: 'enableUser',
        summary: 'Lifts a member’s ban',
        description: 'Their open sessions work again.',
        again: 'same',
        errors: { member_not_found: 404 },
        params,
        body: NoBody,
        response,
      },
      asked: ({ params: { id } }) => ({ subject: aMember(id) }),
    },
    async (transaction, { params: { id } }) => {
      const change = await enableMember(transaction, kit.outbox, id);
      return changed(change, `${change.after.username} can use the site again`);
    },
  );
}

const reasonOf = ({ reason }: { reason: string }): string => reason.trim().slice(0, REASON_MAX_LENGTH);
const aMember = (id: string, label = id) => ({ type: 'member', id, label });

function changed({ before, after }: BanChange, message: string) {
  const { id, username, disabled } = after;
  return {
    result: { success: true as const, message, user: { id, disabled } },
    subject: aMember(id, username),
    before,
    after: banOf(after),
  };
}

import { Type, type App } from '@facet/service-kit';
import { errors, Nullable, Time } from '../schemas.ts';
import { changeRole, createAccount, findAccount, listAccounts, removeAccount } from './manage-accounts.ts';
import { endSessions } from './operator-session.ts';
import type { OperatorsContext } from './operators.ts';
import { asObject, Id, NoBody, Password, Role, strict, Success, success } from './schemas.ts';
import { removeTotp } from './totp-account.ts';

const owners = { permission: { operator: 'owner' } } as const;
const Account = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    username: Type.String(),
    role: Role,
    createdAt: Time,
    hasTotp: Type.Boolean(),
    lastSeenAt: Nullable(Time),
    sessions: Type.Integer({ description: 'how many are open' }),
  },
  { $id: 'Operator' },
);

/** Administrator accounts: everybody sees them, owners change them. */
export function accountRoutes(app: App, context: OperatorsContext): void {
  listRoutes(app, context);
  createRoute(app, context);
  changeRoutes(app, context);
  endingRoutes(app, context);
}

function listRoutes(app: App, { database, auditLog }: OperatorsContext): void {
  app.get(
    '/api/admin/list-admins',
    {
      schema: {
        operationId: 'listAdmins',
        summary: 'All operators, by name',
        errors: { totp_required: 403 },
        response: { 200: Type.Object({ admins: Type.Array(Account) }), ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async () => {
      const accounts = await listAccounts(database);
      return {
        admins: accounts.map((account) => ({
          ...account,
          createdAt: account.createdAt.toISOString(),
          lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
        })),
      };
    },
  );

  const Policy = Type.Object(
    {
      totpRequired: Type.Boolean({
        description: 'operators without an authenticator app can only add one; in production that holds in any case',
      }),
    },
    strict,
  );
  app.get(
    '/api/admin/operator-policy',
    {
      schema: {
        operationId: 'getOperatorPolicy',
        summary: 'Whether operators must have an authenticator app',
        response: { 200: Policy, ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async () => await database('operator_policy').first<{ totpRequired: boolean }>('totp_required as totpRequired'),
  );
  app.put(
    '/api/admin/operator-policy',
    {
      schema: {
        operationId: 'setOperatorPolicy',
        summary: 'Demands an authenticator app of every operator, or no longer',
        again: 'same',
        body: Policy,
        response: { 200: Policy, ...errors },
      },
      config: { ...owners, action: 'operator-policy.change' },
    },
    async (request) => {
      const before = await database('operator_policy').first<{ totpRequired: boolean }>('totp_required as totpRequired');
      const object = { type: 'operator-policy', id: 'policy', label: 'Operator policy' };
      return auditLog.record(request, { action: 'operator-policy.change', object, input: request.body, before }, async () => {
        await database('operator_policy').update({ totp_required: request.body.totpRequired });
        return { result: request.body, after: request.body };
      });
    },
  );
}

function createRoute(app: App, { database, passwords, auditLog, showBadges }: OperatorsContext): void {
  app.post(
    '/api/admin/create-admin',
    {
      schema: {
        operationId: 'createAdmin',
        summary: 'Makes an operator',
        again: 'refused',
        errors: { password_common: 400, password_too_short: 400, username_invalid: 400, username_taken: 409 },
        body: Type.Object(
          { username: Type.String({ maxLength: 100 }), password: Password, role: Type.Optional(Nullable(Role)) },
          { ...strict, description: 'role: moderator when absent' },
        ),
        response: { 201: Type.Object({ success: Type.Literal(true), admin: Account }), ...errors },
      },
      config: { ...owners, action: 'operator.create' },
    },
    async (request, reply) => {
      const { username, password } = request.body;
      const role = request.body.role ?? 'moderator';
      const label = username.trim();
      const info = { action: 'operator.create', object: { type: 'operator', id: label, label }, input: { username: label, role } };
      const account = await auditLog.record(request, info, async () => {
        const created = await createAccount({ database, passwords }, { username, password, role });
        return { result: created, after: { id: created.id, role } };
      });
      showBadges();
      const { id, username: name, createdAt } = account;
      const admin = { id, username: name, role, createdAt: createdAt.toISOString(), hasTotp: false, lastSeenAt: null, sessions: 0 };
      return reply.code(201).send({ ...success, admin });
    },
  );
}

function changeRoutes(app: App, { database, auditLog, showBadges }: OperatorsContext): void {
  app.put(
    '/api/admin/update-role/:id',
    {
      schema: {
        operationId: 'updateAdminRole',
        summary: 'Changes an operator’s role',
        description: 'It holds from their next call. The last owner stays one.',
        again: 'same',
        errors: { operator_not_found: 404, last_owner: 409 },
        params: Id,
        body: Type.Object({ role: Role }, strict),
        response: { 200: Success, ...errors },
      },
      config: { ...owners, action: 'operator.change-role' },
    },
    async (request) => {
      const account = await findAccount(database, request.params.id);
      const info = { action: 'operator.change-role', object: asObject(account), before: { role: account.role } };
      await auditLog.record(request, { ...info, input: request.body }, async () => {
        await changeRole(database, account.id, request.body.role);
        return { result: null, after: request.body };
      });
      showBadges();
      return success;
    },
  );

  app.delete(
    '/api/admin/delete-admin/:id',
    {
      schema: {
        operationId: 'deleteAdmin',
        summary: 'Removes an operator',
        description: 'Their sessions end at once. The last owner stays.',
        again: 'refused',
        errors: { operator_not_found: 404, last_owner: 409 },
        params: Id,
        response: { 200: Success, ...errors },
      },
      config: { ...owners, action: 'operator.remove' },
    },
    async (request) => {
      const account = await findAccount(database, request.params.id);
      const info = { action: 'operator.remove', object: asObject(account), before: { role: account.role } };
      await auditLog.record(request, info, async () => ({ result: await removeAccount(database, account.id) }));
      showBadges();
      return success;
    },
  );
}

function endingRoutes(app: App, { database, auditLog }: OperatorsContext): void {
  const end = (
    path: string,
    told: { operationId: string; summary: string },
    action: string,
    work: (id: string) => Promise<unknown>,
  ): void =>
    void app.post(
      path,
      {
        schema: {
          ...told,
          again: 'same',
          errors: { operator_not_found: 404 },
          params: Id,
          body: NoBody,
          response: { 200: Success, ...errors },
        },
        config: { ...owners, action },
      },
      async (request) => {
        const account = await findAccount(database, request.params.id);
        return auditLog.record(request, { action, object: asObject(account) }, async () => {
          await work(account.id);
          return { result: success };
        });
      },
    );
  const sessions = { operationId: 'endAdminSessions', summary: 'Ends all sessions of an operator' };
  end('/api/admin/admins/:id/end-sessions', sessions, 'operator.end-sessions', (id) => endSessions(database, id));
  const totp = { operationId: 'resetAdminTotp', summary: 'Removes an operator’s authenticator app, for who has lost it' };
  end('/api/admin/admins/:id/reset-totp', totp, 'operator.reset-totp', (id) => removeTotp(database, id));
}

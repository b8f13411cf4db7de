import { Type, type App } from '@facet/service-kit';
import { changeRole, createAccount, findAccount, listAccounts, removeAccount } from './manage-accounts.ts';
import { endSessions } from './operator-session.ts';
import type { OperatorsContext } from './operators.ts';
import { errors, Id, NoBody, Nullable, Password, Role, strict, Success, success, Time } from './schemas.ts';
import { removeTotp } from './totp-account.ts';

/** What a stolen session must not do. */
const owners = { permission: { operator: 'owner', fresh: true } } as const;
const Account = Type.Object({
  id: Type.String({ format: 'uuid' }),
  username: Type.String(),
  role: Role,
  createdAt: Time,
  hasTotp: Type.Boolean(),
  lastSeenAt: Nullable(Time),
  sessions: Type.Integer({ description: 'how many are open' }),
});

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
        summary: 'By name',
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
    { totpRequired: Type.Boolean({ description: 'operators without an authenticator app can only add one' }) },
    strict,
  );
  app.get(
    '/api/admin/operator-policy',
    {
      schema: { operationId: 'getOperatorPolicy', response: { 200: Policy, ...errors } },
      config: { permission: { operator: 'moderator' } },
    },
    async () => await database('operator_policy').first<{ totpRequired: boolean }>('totp_required as totpRequired'),
  );
  app.put(
    '/api/admin/operator-policy',
    {
      schema: { operationId: 'setOperatorPolicy', body: Policy, response: { 200: Policy, ...errors } },
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
        summary: 'Holds from their next call',
        params: Id,
        body: Type.Object({ role: Role }, strict),
        response: { 200: Success, ...errors },
      },
      config: { ...owners, action: 'operator.change-role' },
    },
    async (request) => {
      const { id, username, role: before } = await findAccount(database, request.params.id);
      const info = { action: 'operator.change-role', object: { type: 'operator', id, label: username }, before: { role: before } };
      await auditLog.record(request, { ...info, input: request.body }, async () => {
        await changeRole(database, id, request.body.role);
        return { result: null, after: request.body };
      });
      showBadges();
      return success;
    },
  );

  app.delete(
    '/api/admin/delete-admin/:id',
    {
      schema: { operationId: 'deleteAdmin', summary: 'Their sessions end at once', params: Id, response: { 200: Success, ...errors } },
      config: { ...owners, action: 'operator.remove' },
    },
    async (request) => {
      const { id, username, role } = await findAccount(database, request.params.id);
      await auditLog.record(
        request,
        { action: 'operator.remove', object: { type: 'operator', id, label: username }, before: { role } },
        async () => ({
          result: await removeAccount(database, id),
        }),
      );
      showBadges();
      return success;
    },
  );
}

function endingRoutes(app: App, { database, auditLog }: OperatorsContext): void {
  const end = (path: string, operationId: string, action: string, work: (id: string) => Promise<unknown>): void =>
    void app.post(
      path,
      { schema: { operationId, params: Id, body: NoBody, response: { 200: Success, ...errors } }, config: { ...owners, action } },
      async (request) => {
        const { id, username } = await findAccount(database, request.params.id);
        return auditLog.record(request, { action, object: { type: 'operator', id, label: username } }, async () => {
          await work(id);
          return { result: success };
        });
      },
    );
  end('/api/admin/admins/:id/end-sessions', 'endAdminSessions', 'operator.end-sessions', (id) => endSessions(database, id));
  end('/api/admin/admins/:id/reset-totp', 'resetAdminTotp', 'operator.reset-totp', (id) => removeTotp(database, id));
}

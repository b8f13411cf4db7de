import { ErrorAnswer, inTransaction, Type, type App, type Database, type Transaction } from '@facet/service-kit';
import type { AdminRole } from './admin-role.ts';
import { keepAdminRole } from './admin-roles.ts';

const AdminRoleOf = Type.Object(
  {
    username: Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: '^[^\\u0000]*$',
      description: 'of the operator; compared without case',
    }),
    role: Type.Unsafe<AdminRole | null>({ type: ['string', 'null'], enum: ['owner', 'admin', 'moderator', null] }),
    changedAt: Type.Optional(Type.String({ format: 'date-time', description: 'the newest wins; absent: now' })),
  },
  { additionalProperties: false },
);

interface AdminRoleContext {
  database: Database;
  /** Nobody of this name operates the site any more. */
  whenGone: (transaction: Transaction, username: string) => Promise<unknown>;
}

/** The badge of members who are operators too. It opens nothing, and the name alone gives it to nobody. */
export function adminRoleRoutes(app: App, { database, whenGone }: AdminRoleContext): void {
  app.put(
    '/internal/admin-roles',
    {
      schema: {
        operationId: 'setAdminRole',
        summary: 'Tells which role an operator’s account has',
        description:
          'The member who is linked to it by a proof of ownership shows it; null takes it away, and the cases of that operator are nobody’s.',
        again: 'same',
        body: AdminRoleOf,
        response: { 200: Type.Object({ success: Type.Literal(true) }), '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['admin'] } },
    },
    async (request) => {
      const { role, changedAt = new Date().toISOString() } = request.body;
      const username = request.body.username.trim();
      await inTransaction(database, async (transaction) => {
        const isNews = await keepAdminRole(transaction, { username, role, changedAt });
        if (isNews && role === null) await whenGone(transaction, username);
      });
      return { success: true as const };
    },
  );
}

import { defineErrors, ErrorAnswer, repeatable, Type, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { ignoreAway, readAnswer } from '../clients/index.ts';
import { AdminUser, presentUser } from './user.ts';

const memberErrors = defineErrors({ member_not_found: 404 });

/** One member, as the list has them: the head of their profile. Its parts are each domain's own. */
export function profileRoutes(app: App, { clients }: AdminContext): void {
  app.get(
    '/api/admin/members/:id',
    {
      schema: {
        operationId: 'readMember',
        summary: 'One member, with what they have',
        description: 'Without the wallet, their money is null.',
        errors: { member_not_found: 404 },
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: Type.Object({ user: AdminUser }), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async ({ params: { id } }) => {
      const body = { memberIds: [id] };
      const [{ members }, answer] = await Promise.all([
        readAnswer('identity', clients.identity.POST('/internal/directory/members', { body, ...repeatable() })),
        readAnswer('wallet', clients.wallet.POST('/internal/balances', { body, ...repeatable() })).catch(ignoreAway),
      ]);
      if (!members[0]) throw memberErrors('member_not_found', 'There is no such member');
      return { user: presentUser(members[0], answer?.balances[0]) };
    },
  );
}

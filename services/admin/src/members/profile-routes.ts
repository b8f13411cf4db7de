import { ErrorAnswer, repeatable, Type, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { ignoreAway, readAnswer } from '../clients/index.ts';
import { findUser } from './find-user.ts';
import { AdminUser, presentUser } from './user.ts';

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
      const asked = clients.wallet.POST('/internal/balances', { body: { memberIds: [id] }, ...repeatable() });
      const [member, answer] = await Promise.all([findUser(clients, id), readAnswer('wallet', asked).catch(ignoreAway)]);
      return { user: presentUser(member, answer?.balances[0]) };
    },
  );
}

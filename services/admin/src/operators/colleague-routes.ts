import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { operatorErrors } from './operator-errors.ts';
import { OperatorAccount } from './operator.ts';
import { Role } from './schemas.ts';

/** Who operates, for services whose work is given to one of them by name. */
export function colleagueRoutes(app: App, database: Database): void {
  app.get(
    '/internal/operators/:username',
    {
      schema: {
        operationId: 'readOperator',
        summary: 'Somebody who operates the site, by their name, however it is written',
        errors: { operator_not_found: 404 },
        params: Type.Object({ username: Type.String({ minLength: 1, maxLength: 100 }) }),
        response: { 200: Type.Object({ username: Type.String(), role: Role }), '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['identity'] } },
    },
    async ({ params }) => {
      const key = params.username.toLowerCase();
      const found = await OperatorAccount.query(database).findOne({ username_key: key }).whereNull('removed_at');
      if (!found) throw operatorErrors('operator_not_found', 'There is no such administrator');
      return { username: found.username, role: found.role };
    },
  );
}

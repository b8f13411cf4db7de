import { defineErrors, ErrorAnswer, Type, uuidv7, type App, type Static } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf, type Callees } from '../callees/index.ts';
import { ListedOverride, NewOverride, Override } from './override.ts';

const overrideErrors = defineErrors({ member_missing: 400, member_not_found: 404 });
const config = { permission: { operator: 'admin' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

export function overrideChangeRoutes(app: App, { callees, trail }: AdminContext): void {
  const { games } = callees;

  app.post(
    '/api/admin/user-probability-overrides',
    {
      schema: {
        operationId: 'setOverride',
        summary:
          'A second one for the same member and game replaces the first. win_chance_invalid, max_multiplier_invalid 400; member_not_found 404',
        body: NewOverride,
        response: { 200: Type.Object({ override: Override }), ...errors },
      },
      config: { ...config, action: 'win_chance.set' },
    },
    async (request) => {
      const { userId: _userId, username: _username, gameType = 'bombs', ...values } = request.body;
      const member = await findMember(callees, request.body);
      const before = await readInForce(callees, member.id, gameType);
      const object = { type: 'member', id: member.id, label: member.username };
      const input = { gameType, ...values };
      const override = await trail.act(request, { action: 'win_chance.set', object, input, before }, async () => {
        const body = { ...input, id: uuidv7(), userId: member.id, by: request.operator.username };
        const { override: set } = await answerOf('games', games.POST('/internal/overrides', { body }));
        return { result: set as Static<typeof Override>, after: set };
      });
      return { override };
    },
  );

  app.delete(
    '/api/admin/user-probability-overrides/:id',
    {
      schema: {
        operationId: 'removeOverride',
        summary: 'Restores the default. Answers the override as it was. override_not_found 404',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: Type.Object({ override: ListedOverride }), ...errors },
      },
      config: { ...config, action: 'win_chance.restore' },
    },
    async (request) => {
      const { params: path } = request;
      const { override: before } = await answerOf('games', games.GET('/internal/overrides/{id}', { params: { path } }));
      const object = { type: 'member', id: before.userId, label: before.username ?? before.userId };
      await trail.act(request, { action: 'win_chance.restore', object, input: { gameType: before.gameType }, before }, async () => ({
        result: await answerOf('games', games.DELETE('/internal/overrides/{id}', { params: { path } })),
      }));
      return { override: before as Static<typeof ListedOverride> };
    },
  );
}

async function findMember({ identity }: Callees, { userId: id, username }: Static<typeof NewOverride>) {
  if (id !== undefined) return answerOf('identity', identity.GET('/internal/members/{id}', { params: { path: { id } } }));
  if (username === undefined || username.trim() === '') throw overrideErrors('member_missing', 'Please choose a member');
  const query = { username: username.trim() };
  const [member] = (await answerOf('identity', identity.GET('/internal/members', { params: { query } }))).members;
  if (!member) throw overrideErrors('member_not_found', `There is no member ${query.username}`);
  return member;
}

/** The override that is about to be replaced, for the audit trail. */
async function readInForce({ games }: Callees, userId: string, gameType: string) {
  const { overrides } = await answerOf('games', games.GET('/internal/overrides', { params: { query: { userId } } }));
  return overrides.find((override) => override.gameType === gameType) ?? null;
}

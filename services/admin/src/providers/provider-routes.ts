import { ErrorAnswer, httpErrors, Type, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf, type Callees } from '../callees/index.ts';
import { Provider, ProviderChange } from './provider-schemas.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const DAYS = 7;

/** The walls: what is in force for each, what it does, and its switches. A secret goes in and never comes out. */
export function providerRoutes(app: App, { callees: { earn }, trail }: AdminContext): void {
  app.get(
    '/api/admin/providers',
    {
      schema: {
        operationId: 'listProviders',
        summary: 'Every wall of the catalogue, with what it did in the last 7 days',
        response: { 200: Type.Object({ providers: Type.Array(Provider) }), ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async () => ({ providers: await listProviders(earn) }),
  );

  app.patch(
    '/api/admin/providers/:id',
    {
      schema: {
        operationId: 'changeProvider',
        summary:
          'Changes what is given. provider_not_found 404; provider_incomplete, provider_setting_invalid 400; secrets_key_missing 503',
        params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
        body: ProviderChange,
        response: { 200: Type.Object({ provider: Provider }), ...errors },
      },
      config: { permission: { operator: 'admin' }, action: 'provider.change' },
    },
    async (request) => {
      const before = (await listProviders(earn)).find(({ id }) => id === request.params.id);
      if (!before) throw httpErrors('not_found', 'There is no such provider');
      const { id, label, activity } = before;
      const change = request.body;
      const object = { type: 'provider', id, label };
      return trail.act(
        request,
        { action: 'provider.change', object, input: withoutSecret(change), before: settingsOf(before) },
        async () => {
          const body = { by: request.operator.username, ...change };
          const { provider } = await answerOf('earn', earn.PATCH('/internal/providers/{id}', { params: { path: { id } }, body }));
          return { result: { provider: { ...provider, activity } }, after: settingsOf(provider) };
        },
      );
    },
  );
}

async function listProviders(earn: Callees['earn']) {
  const [{ providers }, stats] = await Promise.all([
    answerOf('earn', earn.GET('/internal/providers')),
    answerOf('earn', earn.GET('/internal/provider-stats', { params: { query: { days: DAYS } } })),
  ]);
  const byId = new Map(stats.providers.map(({ id, label: _label, ...activity }) => [id, activity]));
  return providers.map((provider) => ({ ...provider, activity: byId.get(provider.id) ?? null }));
}

/** The trail says that a secret was given, never which. */
function withoutSecret({ secret, ...change }: ProviderChange): object {
  return secret === undefined ? change : { ...change, secret: 'given' };
}

type Settings = Pick<
  Awaited<ReturnType<typeof listProviders>>[number],
  | 'isEnabled'
  | 'hasSecret'
  | 'publicIds'
  | 'frameAddress'
  | 'range'
  | 'holdDays'
  | 'cap'
  | 'allowedSenders'
  | 'ratePerUsd'
  | 'rateTolerancePercent'
>;

function settingsOf(provider: Settings): Settings {
  const { isEnabled, hasSecret, publicIds, frameAddress, range, holdDays, cap, allowedSenders, ratePerUsd, rateTolerancePercent } =
    provider;
  return { isEnabled, hasSecret, publicIds, frameAddress, range, holdDays, cap, allowedSenders, ratePerUsd, rateTolerancePercent };
}

import { type App, ErrorAnswer, type Kit, MoneyInput, Type } from '@facet/service-kit';
import type { EarnConfig } from '../config.ts';
import { Line, Operator } from '../operators/index.ts';
import { catalogue, recipeOf } from '../walls/index.ts';
import { presentProvider, ProviderView } from './present-provider.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { updateProvider } from './update-provider.ts';

const config = { permission: { services: ['admin'] } };
const nothing = Type.Null();

const Change = Type.Object(
  {
    by: Operator,
    isEnabled: Type.Optional(Type.Boolean()),
    secret: Type.Optional(Type.String({ pattern: '^\\S{4,200}$', description: 'can be set, never read' })),
    publicIds: Type.Optional(Type.Record(Type.String(), Type.String({ pattern: '^\\S{1,200}$' }))),
    frameAddress: Type.Optional(Type.Union([Line({ maxLength: 500 }), nothing])),
    range: Type.Optional(Type.Union([Line({ minLength: 1, maxLength: 40 }), nothing])),
    holdDays: Type.Optional(Type.Integer({ minimum: 0, maximum: 90, description: 'of what is earned from now on' })),
    cap: Type.Optional(MoneyInput),
    ratePerUsd: Type.Optional(Type.Union([MoneyInput, nothing])),
    rateTolerancePercent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    allowedSenders: Type.Optional(
      Type.Union([Type.Array(Line({ maxLength: 60 }), { maxItems: 200 }), nothing], {
        description: 'null: the provider’s own list',
      }),
    ),
  },
  { additionalProperties: false },
);

/** What operators see and set of the providers. */
export function internalProviderRoutes(app: App, context: { kit: Kit; config: EarnConfig; settings: ProviderSettings }): void {
  const { settings } = context;
  app.get(
    '/internal/providers',
    {
      schema: {
        operationId: 'listProviders',
        summary: 'Every provider of the catalogue with what is in force for it',
        response: { 200: Type.Object({ providers: Type.Array(ProviderView) }), '4xx': ErrorAnswer },
      },
      config,
    },
    async () => ({
      providers: await Promise.all([...catalogue.values()].map(async (recipe) => presentProvider(recipe, await settings.of(recipe.id)))),
    }),
  );

  app.patch(
    '/internal/providers/:id',
    {
      schema: {
        operationId: 'updateProvider',
        summary:
          'Changes what is given. provider_not_found 404; provider_incomplete, provider_setting_invalid 400; secrets_key_missing 503',
        params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
        body: Change,
        response: { 200: Type.Object({ provider: ProviderView }), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const { by, ...change } = request.body;
      await updateProvider(context, request.params.id, change, by);
      const recipe = recipeOf(request.params.id);
      return { provider: presentProvider(recipe, await settings.of(recipe.id)) };
    },
  );
}

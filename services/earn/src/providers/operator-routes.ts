import { type App, ErrorAnswer, type Kit, MoneyInput, operatorAct, type Static, Type } from '@facet/service-kit';
import type { EarnConfig } from '../config.ts';
import { Line } from '../operators/index.ts';
import { catalogue, recipeOf } from '../walls/index.ts';
import { giveNewAddress } from './new-address.ts';
import { type Activity, presentProvider, ProviderView } from './present-provider.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { updateProvider } from './update-provider.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const DAYS = 7;
const nothing = Type.Null();

const Change = Type.Object(
  {
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
  { additionalProperties: false, minProperties: 1 },
);

const params = Type.Object({ id: Type.String({ maxLength: 40 }) });

interface ProviderContext {
  kit: Kit;
  config: EarnConfig;
  settings: ProviderSettings;
  /** What each provider did in the last days, by its id. */
  activities: (days: number) => Promise<Map<string, Static<typeof Activity>>>;
}

/**
 * What operators see and set of the providers: what is in force for each, what it does, and its switches. A secret goes
 * in and never comes out.
 */
export function providerRoutes(app: App, context: ProviderContext): void {
  const { kit, settings, activities } = context;
  app.get(
    '/api/admin/providers',
    {
      schema: {
        operationId: 'listProviders',
        summary: 'Every wall of the catalogue, with what it did in the last 7 days',
        response: { 200: Type.Object({ providers: Type.Array(ProviderView) }), ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async () => {
      const did = await activities(DAYS);
      const recipes = [...catalogue.values()];
      return {
        providers: await Promise.all(
          recipes.map(async (recipe) => presentProvider(recipe, await settings.of(recipe.id), did.get(recipe.id) ?? null)),
        ),
      };
    },
  );

  operatorAct(
    app,
    kit,
    {
      method: 'PATCH',
      url: '/api/admin/providers/:id',
      role: 'admin',
      action: 'provider.change',
      schema: {
        operationId: 'changeProvider',
        summary: 'Changes how a wall is set up, all of it or nothing',
        description: 'What is left out stays.',
        again: 'same',
        errors: { provider_incomplete: 400, provider_setting_invalid: 400, provider_not_found: 404, secrets_key_missing: 503 },
        params,
        body: Change,
        response: { 200: Type.Object({ provider: ProviderView }), ...errors },
      },
      asked: ({ params: { id }, body }) => ({ subject: { type: 'provider', id, label: id }, input: withoutSecret(body) }),
      prepare: () => activities(DAYS),
    },
    async (transaction, { params: { id }, body, operator }, did) => {
      const { before, after } = await updateProvider(transaction, context, { id, change: body, by: operator.username });
      const recipe = recipeOf(id);
      const provider = presentProvider(recipe, after, did.get(id) ?? null);
      const subject = { type: 'provider', id, label: recipe.provider };
      return { result: { provider }, subject, before: settingsOf(presentProvider(recipe, before, null)), after: settingsOf(provider) };
    },
  );

  addressRoute(app, context);
}

/** `POST /api/admin/providers/{id}/address` */
function addressRoute(app: App, { kit, config, settings }: ProviderContext): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/providers/:id/address',
      role: 'admin',
      action: 'provider.new_address',
      schema: {
        operationId: 'giveProviderNewAddress',
        summary: 'Makes the address that a wall is to call, and tells it this once',
        description:
          'Those of before are good for as long as is asked, so that no call is lost until the wall’s dashboard has the new one.',
        again: 'more',
        errors: { provider_not_found: 404 },
        params,
        body: Type.Object(
          { keepsOldHours: Type.Integer({ minimum: 0, maximum: 168, description: '0: whoever has an old one is refused at once' }) },
          { additionalProperties: false },
        ),
        response: { 201: Type.Object({ address: Type.String({ description: 'to be copied now' }) }), ...errors },
      },
      asked: ({ params: { id }, body: input }) => ({ subject: { type: 'provider', id, label: id }, input }),
    },
    async (transaction, { params: { id }, body: { keepsOldHours }, operator }) => {
      const token = await giveNewAddress(transaction, settings, { id, keepsOldHours, by: operator.username });
      const subject = { type: 'provider', id, label: recipeOf(id).provider };
      return { result: { address: `${config.PUBLIC_URL}/api/postbacks/${id}/${token}` }, subject, after: { keepsOldHours } };
    },
  );
}

/** The log says that a secret was given, never which. */
function withoutSecret({ secret, ...change }: Static<typeof Change>): object {
  return secret === undefined ? change : { ...change, secret: 'given' };
}

function settingsOf(provider: Static<typeof ProviderView>): object {
  const { isEnabled, hasSecret, publicIds, frameAddress, range, holdDays, cap, allowedSenders } = provider;
  const { ratePerUsd, rateTolerancePercent } = provider;
  return { isEnabled, hasSecret, publicIds, frameAddress, range, holdDays, cap, allowedSenders, ratePerUsd, rateTolerancePercent };
}

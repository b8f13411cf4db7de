import { ErrorAnswer, inTransaction, Type, type App, type Database, type Static } from '@facet/service-kit';
import { Consequences, Translations } from './setting-declaration.ts';
import type { ListedSetting, SiteSettings } from './site-settings.ts';

const READERS = ['wallet', 'earn', 'games', 'social', 'admin'];

const All = Type.Object({ settings: Type.Record(Type.String(), Type.String(), { description: 'every key with its value in force' }) });
const Change = Type.Object(
  {
    key: Type.String({ maxLength: 100 }),
    value: Type.String({ maxLength: 1000 }),
    by: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'the operator' })),
    expected: Type.Optional(Type.String({ maxLength: 1000, description: 'what was seen: another value in force refuses the change' })),
  },
  { additionalProperties: false },
);
const NullableText = Type.Union([Type.String(), Type.Null()]);
const Listed = Type.Object({
  key: Type.String(),
  title: Type.String({ description: 'its name' }),
  group: Type.String({ description: 'what it is listed under' }),
  value: Type.String({ description: 'in force' }),
  default: Type.String({ description: 'in force while nobody changed it' }),
  type: Type.Unsafe<ListedSetting['declaration']['type']>({ type: 'string', enum: ['money', 'on_off', 'https_url', 'integer', 'choice'] }),
  unit: NullableText,
  choices: Type.Union([Type.Array(Type.String()), Type.Null()]),
  choiceTitles: Type.Union([Type.Array(Type.String()), Type.Null()]),
  public: Type.Boolean(),
  min: Type.Optional(Type.Integer({ description: 'the least it can be; of money in whole R$' })),
  max: Type.Optional(Type.Integer({ description: 'the most it can be; of money in whole R$' })),
  consequences: Type.Optional(Consequences),
  texts: Type.Optional(Translations),
  changeableBy: Type.Optional(Type.Unsafe<'admin' | 'owner'>({ type: 'string', enum: ['admin', 'owner'] })),
  description: Type.String({ description: 'its effect' }),
  changedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  changedBy: NullableText,
});
const Changed = Type.Object({ key: Type.String(), value: Type.String(), previous: Type.String({ description: 'in force before' }) });

export function internalSettingRoutes(app: App, { database, settings }: { database: Database; settings: SiteSettings }): void {
  app.get(
    '/internal/settings',
    {
      schema: { operationId: 'listSettings', summary: 'Every setting with its value in force', response: { 200: All } },
      config: { permission: { services: READERS } },
    },
    async () => ({ settings: Object.fromEntries(await settings.all()) }),
  );
  app.get(
    '/internal/settings/listed',
    {
      schema: {
        operationId: 'listSettingsForOperators',
        summary: 'Every setting with its default, its effect, and who changed it last',
        // None in the example: Spectral takes what has a `type` and a `default` for a schema.
        response: { 200: Type.Object({ settings: Type.Array(Listed, { examples: [[]] }) }) },
      },
      config: { permission: { services: ['admin'] } },
    },
    async () => ({ settings: (await settings.listed()).map(present) }),
  );
  app.post(
    '/internal/settings',
    {
      schema: {
        operationId: 'changeSetting',
        summary: 'Puts a value of a setting in force',
        description: '`expected` refuses it when somebody else was quicker.',
        again: 'same',
        errors: { bad_setting: 400, unknown_setting: 400, setting_changed: 409 },
        body: Change,
        response: { 200: Changed, '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['admin'] } },
    },
    (request) => inTransaction(database, (transaction) => settings.change(transaction, request.body)),
  );
}

function present({ key, value, byDefault, declaration, changedAt, changedBy }: ListedSetting): Static<typeof Listed> {
  return {
    group: 'Other',
    unit: null,
    choices: null,
    choiceTitles: null,
    public: false,
    changeableBy: 'owner',
    ...declaration,
    key,
    title: declaration.title ?? key,
    value,
    default: byDefault,
    changedAt: changedAt?.toISOString() ?? null,
    changedBy,
  };
}

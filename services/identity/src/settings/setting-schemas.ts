import { Type, type Static } from '@facet/service-kit';
import { Consequences, FirstStep, Translations, type SettingDeclaration } from './setting-declaration.ts';
import type { SettingOfSite } from './site-settings.ts';

export const ListedSetting = Type.Object(
  {
    key: Type.String(),
    title: Type.String({ description: 'its name' }),
    group: Type.String({ description: 'what it is listed under' }),
    value: Type.String({ description: 'in force, as entered' }),
    default: Type.String({ description: 'in force while nobody changed it' }),
    type: Type.Unsafe<SettingDeclaration['type']>({ type: 'string', enum: ['money', 'on_off', 'https_url', 'integer', 'choice'] }),
    unit: Type.Union([Type.String(), Type.Null()], { description: 'of the type integer: %, days' }),
    choices: Type.Union([Type.Array(Type.String()), Type.Null()], { description: 'of the type choice' }),
    choiceTitles: Type.Union([Type.Array(Type.String()), Type.Null()], { description: 'of the choices, in their order' }),
    public: Type.Boolean({ description: 'anybody can read it' }),
    description: Type.String({ description: 'its effect' }),
    service: Type.Optional(Type.String({ description: 'that declares it' })),
    min: Type.Optional(Type.Integer({ description: 'the least it can be; of money in whole R$' })),
    max: Type.Optional(Type.Integer({ description: 'the most it can be; of money in whole R$' })),
    consequences: Type.Optional(Consequences),
    firstStep: Type.Optional(FirstStep),
    texts: Type.Optional(Translations),
    changeableBy: Type.Unsafe<'admin' | 'owner'>({ type: 'string', enum: ['admin', 'owner'], description: 'the least role that may' }),
    changedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    changedBy: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'Setting' },
);

export const SettingChange = Type.Object(
  {
    key: Type.String({ maxLength: 100 }),
    value: Type.String({ maxLength: 1000 }),
    expected: Type.Optional(
      Type.String({ maxLength: 1000, description: 'the value that was seen: 409 setting_changed when somebody else was quicker' }),
    ),
  },
  { additionalProperties: false },
);

export const ChangedSetting = Type.Object(
  { key: Type.String(), value: Type.String(), previous: Type.String({ description: 'in force before' }) },
  { $id: 'ChangedSetting' },
);

export function presentListed({ key, value, byDefault, declaration, changedAt, changedBy }: SettingOfSite): Static<typeof ListedSetting> {
  const { productionDefault: _other, ...declared } = declaration;
  return {
    group: 'Other',
    unit: null,
    choices: null,
    choiceTitles: null,
    public: false,
    changeableBy: 'owner',
    ...declared,
    key,
    title: declaration.title ?? key,
    value,
    default: byDefault,
    changedAt: changedAt?.toISOString() ?? null,
    changedBy,
  };
}

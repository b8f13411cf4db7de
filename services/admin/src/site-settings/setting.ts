import { Type } from '@facet/service-kit';

const types = ['money', 'on_off', 'https_url', 'integer', 'choice'] as const;

const choiceTitles = Type.Array(Type.String(), { description: 'of the choices, in their order' });
const Consequences = Type.Record(Type.String(), Type.String(), {
  description: 'what follows of a change, by `higher` and `lower` or by the new value: who changes it is asked first',
});
const Translations = Type.Record(
  Type.String(),
  Type.Object({
    title: Type.String(),
    group: Type.String(),
    description: Type.String(),
    unit: Type.Optional(Type.String()),
    choiceTitles: Type.Optional(choiceTitles),
    consequences: Type.Optional(Consequences),
  }),
  { description: 'what operators read, by language; absent: English alone' },
);

export const Setting = Type.Object(
  {
    key: Type.String(),
    title: Type.String({ description: 'its name' }),
    group: Type.String({ description: 'what it is listed under' }),
    value: Type.String({ description: 'in force, as entered' }),
    default: Type.String({ description: 'in force while nobody changed it' }),
    type: Type.Unsafe<(typeof types)[number]>({ type: 'string', enum: [...types] }),
    unit: Type.Union([Type.String(), Type.Null()], { description: 'of the type integer: %, days' }),
    choices: Type.Union([Type.Array(Type.String()), Type.Null()], { description: 'of the type choice' }),
    choiceTitles: Type.Union([Type.Array(Type.String()), Type.Null()], { description: 'of the choices, in their order' }),
    public: Type.Boolean({ description: 'anybody can read it' }),
    description: Type.String({ description: 'its effect' }),
    min: Type.Optional(Type.Integer({ description: 'the least it can be; of money in whole R$' })),
    max: Type.Optional(Type.Integer({ description: 'the most it can be; of money in whole R$' })),
    consequences: Type.Optional(Consequences),
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

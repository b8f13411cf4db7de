import { Type, type Static } from '@facet/service-kit';

const choiceTitles = Type.Optional(Type.Array(Type.String(), { minItems: 1, description: 'of the choices, in their order' }));

/**
 * What follows of a change, in a sentence or two: of a number by `higher` and `lower`, of a switch and a choice by the
 * new value.
 */
export const Consequences = Type.Record(Type.String(), Type.String({ minLength: 1 }), {
  description: 'what follows of a change, by `higher` and `lower` or by the new value: who changes it is asked first',
});

const firstSteps = ['login', 'money', 'safety'] as const;

/** What a new site asks of its owner, and before what. */
export const FirstStep = Type.Unsafe<(typeof firstSteps)[number]>({
  type: 'string',
  enum: [...firstSteps],
  description: 'a new site asks its owner to decide it: before members log in, before R$ comes in and goes out, for safety',
});

/** What operators read, in another language than English. */
export const Translations = Type.Record(
  Type.String(),
  Type.Object({
    title: Type.String(),
    group: Type.String(),
    description: Type.String(),
    unit: Type.Optional(Type.String()),
    choiceTitles,
    consequences: Type.Optional(Consequences),
  }),
  { description: 'what operators read, by language' },
);

const common = {
  default: Type.String(),
  productionDefault: Type.Optional(Type.String()),
  public: Type.Optional(Type.Boolean({ description: 'listed by /api/public/settings; absent: not' })),
  service: Type.Optional(Type.String({ description: 'that declares it, as the catalogue is put together' })),
  title: Type.Optional(
    Type.String({ minLength: 1, description: 'its name for operators; absent only in a version that was kept from before' }),
  ),
  group: Type.Optional(Type.String({ minLength: 1, description: 'what it is listed under' })),
  description: Type.String({ minLength: 1, description: 'its effect' }),
  changeableBy: Type.Optional(
    Type.Unsafe<'admin' | 'owner'>({ type: 'string', enum: ['admin', 'owner'], description: 'the least role that may; absent: owner' }),
  ),
  consequences: Type.Optional(Consequences),
  firstStep: Type.Optional(FirstStep),
  texts: Type.Optional(Translations),
};
const bounds = {
  min: Type.Optional(Type.Integer({ minimum: 0, description: 'the least it can be; of money in whole R$' })),
  max: Type.Optional(Type.Integer({ minimum: 0, description: 'the most it can be; of money in whole R$' })),
};
const unit = Type.Optional(Type.String({ minLength: 1, description: 'of the number: %, days' }));
const choices = Type.Array(Type.String(), { minItems: 1 });

/**
 * How a service declares a setting beside its routes (service.json). Values are text as entered; the type says which
 * text.
 */
export const SettingDeclaration = Type.Union([
  Type.Object({ type: Type.Literal('money'), ...bounds, ...common }),
  Type.Object({ type: Type.Literal('on_off'), ...common }),
  Type.Object({ type: Type.Literal('https_url'), ...common }),
  Type.Object({ type: Type.Literal('integer'), unit, ...bounds, ...common }),
  Type.Object({ type: Type.Literal('choice'), choices, choiceTitles, ...common }),
]);
export type SettingDeclaration = Static<typeof SettingDeclaration>;

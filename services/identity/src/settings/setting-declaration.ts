import { Type, type Static } from '@facet/service-kit';

const common = {
  default: Type.String(),
  productionDefault: Type.Optional(Type.String()),
  public: Type.Optional(Type.Boolean({ description: 'listed by /api/public/settings; absent: not' })),
  title: Type.Optional(
    Type.String({ minLength: 1, description: 'its name for operators; absent only in a version that was kept from before' }),
  ),
  group: Type.Optional(Type.String({ minLength: 1, description: 'what it is listed under' })),
  description: Type.String({ minLength: 1, description: 'its effect' }),
};
const unit = Type.Optional(Type.String({ minLength: 1, description: 'of the number: %, days' }));
const choices = Type.Array(Type.String(), { minItems: 1 });
const choiceTitles = Type.Optional(Type.Array(Type.String(), { minItems: 1, description: 'of the choices, in their order' }));

/** How a service declares a setting beside its routes (service.json). Values are text as entered; the type says which text. */
export const SettingDeclaration = Type.Union([
  Type.Object({ type: Type.Literal('money'), ...common }),
  Type.Object({ type: Type.Literal('on_off'), ...common }),
  Type.Object({ type: Type.Literal('https_url'), ...common }),
  Type.Object({ type: Type.Literal('integer'), unit, ...common }),
  Type.Object({ type: Type.Literal('choice'), choices, choiceTitles, ...common }),
]);
export type SettingDeclaration = Static<typeof SettingDeclaration>;

import { Type, type Static } from '@facet/service-kit';

const common = {
  default: Type.String(),
  productionDefault: Type.Optional(Type.String()),
  public: Type.Optional(Type.Boolean({ description: 'listed by /api/public/settings; absent: not' })),
  description: Type.String({ minLength: 1 }),
};

/** How a service declares a setting beside its routes (service.json). Values are text as entered; the type says which text. */
export const SettingDeclaration = Type.Union([
  Type.Object({ type: Type.Literal('money'), ...common }),
  Type.Object({ type: Type.Literal('on_off'), ...common }),
  Type.Object({ type: Type.Literal('https_url'), ...common }),
  Type.Object({ type: Type.Literal('integer'), ...common }),
  Type.Object({ type: Type.Literal('choice'), choices: Type.Array(Type.String(), { minItems: 1 }), ...common }),
]);
export type SettingDeclaration = Static<typeof SettingDeclaration>;

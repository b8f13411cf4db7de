import { formatMoney, MoneyText, type Static, Type } from '@facet/service-kit';
import type { Recipe } from '../walls/index.ts';
import { missingOf } from './missing.ts';
import type { ProviderAccess } from './provider-settings.ts';

const nullableText = Type.Union([Type.String(), Type.Null()]);

export const ProviderView = Type.Object(
  {
    id: Type.String(),
    label: Type.String(),
    evidence: Type.String({ description: 'A: from its own documentation; B: from two independent implementations' }),
    leavesOpen: Type.String({ description: 'what its signature does not protect' }),
    postbackPath: Type.String({ description: 'what the provider is to call, below the site’s address' }),
    isEnabled: Type.Boolean(),
    missing: Type.Array(Type.String(), { description: 'what has to be filled in before it can be switched on' }),
    secretName: Type.String({ description: 'what the provider’s dashboard calls the secret' }),
    hasSecret: Type.Boolean({ description: 'the secret itself is never shown' }),
    publicIds: Type.Record(Type.String(), nullableText, { description: 'by the names that the frame’s address needs' }),
    frameAddress: nullableText,
    range: nullableText,
    holdDays: Type.Integer(),
    cap: MoneyText,
    allowedSenders: Type.Array(Type.String(), { description: 'empty: from anywhere, the signature has to do' }),
    ratePerUsd: Type.Union([MoneyText, Type.Null()], {
      description: 'what members should get for a dollar that the provider pays us; null: not compared',
    }),
    rateTolerancePercent: Type.Integer({ description: 'how far off a reward may be before its postback is marked' }),
    saysRevenue: Type.Boolean({ description: 'whether its calls say what it pays us' }),
    updatedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description: 'null: never changed by an operator' }),
    updatedBy: nullableText,
  },
  { $id: 'Provider' },
);

export function presentProvider(recipe: Recipe, access: ProviderAccess): Static<typeof ProviderView> {
  const names = recipe.frame?.publicIds ?? [];
  return {
    id: recipe.id,
    label: recipe.provider,
    evidence: recipe.evidence,
    leavesOpen: recipe.leavesOpen,
    postbackPath: `/api/postbacks/${recipe.id}`,
    isEnabled: access.isEnabled,
    missing: missingOf(recipe, access),
    secretName: recipe.secretName,
    hasSecret: access.secret !== null,
    publicIds: Object.fromEntries(names.map((name) => [name, access.publicIds[name] ?? null])),
    frameAddress: recipe.frame?.address ?? access.frameAddress,
    range: access.range ?? recipe.range,
    holdDays: access.holdDays,
    cap: formatMoney(access.capHundredths),
    allowedSenders: [...access.allowedSenders],
    ratePerUsd: access.ratePerUsdHundredths === null ? null : formatMoney(access.ratePerUsdHundredths),
    rateTolerancePercent: access.rateTolerancePercent,
    saysRevenue: recipe.revenue !== undefined,
    updatedAt: access.updatedAt?.toISOString() ?? null,
    updatedBy: access.updatedBy,
  };
}

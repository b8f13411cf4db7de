import { formatMoney, MoneyText, type Static, Type } from '@facet/service-kit';
import { NO_TOKEN, type Recipe, takesToken } from '../walls/index.ts';
import { missingOf, publicIdsOf } from './missing.ts';
import type { PostbackToken } from './postback-token.ts';
import type { ProviderAccess } from './provider-settings.ts';

const nullableText = Type.Union([Type.String(), Type.Null()]);

const count = Type.Integer({ minimum: 0 });

/** What a wall sent and paid in the last days, and since when it has been silent. */
export const Activity = Type.Object({
  accepted: count,
  duplicate: count,
  noted: count,
  refused: count,
  alerts: Type.Integer({ minimum: 0, description: 'of the accepted ones, those whose reward does not fit what the wall pays us' }),
  credited: MoneyText,
  pending: MoneyText,
  reversed: MoneyText,
  median: Type.Union([MoneyText, Type.Null()], { description: 'of what was earned; null: nothing was' }),
  lastAcceptedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  silentSeconds: Type.Union([Type.Integer(), Type.Null()], { description: 'since the last accepted call; null before the first' }),
});

const nullableTime = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);
const PostbackAddress = Type.Object(
  {
    madeAt: Type.Union([...nullableTime.anyOf], { description: 'null: it has no token' }),
    madeBy: nullableText,
    oldEndsAt: Type.Union([...nullableTime.anyOf], { description: 'until when one of before is good beside it; null: none is' }),
    isBareTaken: Type.Boolean({
      description: 'calls without a token are taken as well: whoever knows the provider’s name knows this address',
    }),
  },
  { description: 'where the provider calls. The token is told once, when it is made' },
);

export const ProviderView = Type.Object(
  {
    id: Type.String(),
    label: Type.String(),
    evidence: Type.String({ description: 'A: from its own documentation; B: from two independent implementations' }),
    leavesOpen: Type.String({ description: 'what its signature does not protect' }),
    postbackPath: Type.String({ description: 'what the provider is to call, below the site’s address; *** is its token' }),
    address: PostbackAddress,
    isEnabled: Type.Boolean(),
    missing: Type.Array(Type.String(), { description: 'what has to be filled in before it can be switched on' }),
    secretName: Type.String({ description: 'what the provider’s dashboard calls the secret' }),
    hasSecret: Type.Boolean({ description: 'the secret itself is never shown' }),
    publicIds: Type.Record(Type.String(), nullableText, {
      description: 'by the names that the frame’s address and the list of offers need',
    }),
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
    activity: Type.Union([Activity, Type.Null()], { description: 'of the last 7 days' }),
  },
  { $id: 'Provider' },
);

export function presentProvider(
  recipe: Recipe,
  access: ProviderAccess,
  activity: Static<typeof Activity> | null,
): Static<typeof ProviderView> {
  const names = publicIdsOf(recipe);
  return {
    id: recipe.id,
    label: recipe.provider,
    evidence: recipe.evidence,
    leavesOpen: recipe.leavesOpen,
    postbackPath: `/api/postbacks/${recipe.id}${access.tokens.some(isMade) ? '/***' : ''}`,
    address: addressOf(access),
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
    saysRevenue: recipe.revenue.parameter !== null,
    updatedAt: access.updatedAt?.toISOString() ?? null,
    updatedBy: access.updatedBy,
    activity,
  };
}

const isMade = ({ tokenHash }: PostbackToken): boolean => !tokenHash.equals(NO_TOKEN);

function addressOf(access: ProviderAccess): Static<typeof PostbackAddress> {
  const made = access.tokens.findLast(isMade);
  const ending = access.tokens.flatMap(({ endsAt }) => endsAt?.toISOString() ?? []).toSorted();
  return {
    madeAt: made?.madeAt.toISOString() ?? null,
    madeBy: made?.madeBy ?? null,
    oldEndsAt: ending.at(-1) ?? null,
    isBareTaken: takesToken(access, ''),
  };
}

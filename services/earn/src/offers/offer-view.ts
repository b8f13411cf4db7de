import { formatMoney, MoneyText, type Static, type TSchema, Type } from '@facet/service-kit';
import { offerKinds, type OfferKind, providerLabel } from '../walls/index.ts';
import type { BegunOffer } from './begun-offers.ts';
import { offerDevices, type OfferDevice } from './offer.ts';
import { isNew, type ListedOffer } from './select-offers.ts';

const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Time = Type.String({ format: 'date-time' });
const Provider = Type.Object({ id: Type.String(), label: Type.String() });
const Title = nullable(Type.String({ description: 'as the provider names it; null: it names none' }));

export const OfferView = Type.Object(
  {
    id: Type.String({ description: 'the provider’s' }),
    provider: Provider,
    title: Title,
    detail: nullable(Type.String()),
    kind: Type.Unsafe<OfferKind>({ type: 'string', enum: offerKinds }),
    device: Type.Unsafe<OfferDevice>({ type: 'string', enum: offerDevices }),
    minutes: nullable(Type.Integer({ minimum: 1, description: 'what it usually takes' })),
    reward: MoneyText,
    perMinute: nullable(MoneyText),
    steps: Type.Integer({ minimum: 1 }),
    isNew: Type.Boolean({ description: 'it came within a day, after the member’s first look' }),
    startedAt: nullable(Time),
  },
  { $id: 'Offer' },
);

export const BegunOfferView = Type.Object(
  {
    id: Type.String(),
    provider: Provider,
    title: Title,
    reward: MoneyText,
    steps: Type.Integer({ minimum: 1 }),
    paidSteps: Type.Integer({ minimum: 0, description: 'how many the provider has paid since the start' }),
    startedAt: Time,
    isOffered: Type.Boolean({ description: 'it can be gone on with' }),
  },
  { $id: 'BegunOffer' },
);

const providerOf = (id: string) => ({ id, label: providerLabel(id) });

export function presentOffer(offer: ListedOffer, startedAt: Date | undefined, nowMs: number): Static<typeof OfferView> {
  const { id, provider, title, detail, kind, device, minutes, steps } = offer;
  const reward = BigInt(offer.rewardHundredths);
  return {
    id,
    provider: providerOf(provider),
    title,
    detail,
    kind,
    device,
    minutes,
    reward: formatMoney(reward),
    perMinute: minutes === null ? null : formatMoney(reward / BigInt(minutes)),
    steps,
    isNew: isNew(offer, nowMs),
    startedAt: startedAt?.toISOString() ?? null,
  };
}

export function presentBegun(begun: BegunOffer, isOffered: boolean): Static<typeof BegunOfferView> {
  return {
    id: begun.offerId,
    provider: providerOf(begun.provider),
    title: begun.title,
    reward: formatMoney(begun.rewardHundredths),
    steps: begun.steps,
    paidSteps: begun.paid,
    startedAt: begun.startedAt.toISOString(),
    isOffered,
  };
}

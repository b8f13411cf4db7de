import type { OfferKind } from '../walls/index.ts';

export const offerDevices = ['any', 'phone', 'computer'] as const;
export type OfferDevice = (typeof offerDevices)[number];

/** One thing that a provider offers to one member, as it is kept: JSON, amounts as text. */
export interface Offer {
  /** The provider's. */
  id: string;
  /** Null: the provider names none. */
  title: string | null;
  detail: string | null;
  kind: OfferKind;
  device: OfferDevice;
  /** How long it usually takes. */
  minutes: number | null;
  rewardHundredths: string;
  /** Each of which the provider may credit on its own. */
  steps: number;
  /** Where the member does it; personal. */
  link: string;
  /** When it first appeared in a list that the member had seen before; null: it was there at their first look. */
  addedAt: string | null;
}

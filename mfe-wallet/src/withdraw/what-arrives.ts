import { hundredthsOf, toDecimal } from '@facet/ui';
import { usePublicSettings } from '@facet/remote-kit';

/** What the game platform does with a sale, as the operator entered it. */
export interface PlatformTerms {
  /** Of each sale, what the platform keeps. */
  sharePercent: bigint;
  /** How long the rest is pending there before it can be spent. */
  pendingDays: number;
}

const USUAL_SHARE_PERCENT = 30n;
const USUAL_PENDING_DAYS = 5;
const WHOLE = 100n;

/** Those of today; of a withdrawal, the share that held when it was requested. */
export function usePlatformTerms({ platformSharePercent: then }: { platformSharePercent?: number | undefined } = {}): PlatformTerms {
  const { settings } = usePublicSettings();
  const { platform_share_percent: share, platform_pending_days: days } = settings;
  return {
    sharePercent: BigInt(then ?? share ?? USUAL_SHARE_PERCENT),
    pendingDays: days === undefined ? USUAL_PENDING_DAYS : Number(days),
  };
}

/** Whole R$ that arrive of a sale at this price (a decimal string), rounded down as the platform does. */
export function arrivesOf(price: string, { sharePercent }: Pick<PlatformTerms, 'sharePercent'>): string {
  return String((hundredthsOf(price) * (100n - sharePercent)) / 100n / WHOLE);
}

/** Of a sale at this price, what the platform keeps; a decimal string as the price is. */
export function keptOf(price: string, terms: Pick<PlatformTerms, 'sharePercent'>): string {
  return toDecimal(hundredthsOf(price) - hundredthsOf(arrivesOf(price, terms)));
}

/** The lowest whole price of which these whole R$ arrive; null: none does. */
export function priceFor(arriving: bigint, { sharePercent }: Pick<PlatformTerms, 'sharePercent'>): bigint | null {
  const kept = 100n - sharePercent;
  return kept <= 0n ? null : (arriving * 100n + kept - 1n) / kept;
}

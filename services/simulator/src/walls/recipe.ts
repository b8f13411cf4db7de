import type { OfferApi } from './offers.ts';
import type { Attempt, Completion } from './postback.ts';

export const wallIds = ['a', 'b', 'c', 'd'] as const;
export type WallId = (typeof wallIds)[number];

/** In the order in which the provider writes them. */
export type Params = readonly (readonly [name: string, value: string])[];

interface Signature {
  /** Written after all other parameters. */
  params: Params;
  headers: Record<string, string>;
}

/** How one provider speaks. All that differs between the walls is in its recipe; no other code knows a provider. */
export interface WallRecipe {
  /** The real company whose ways these are. */
  kind: string;
  label: string;
  rangeRobux: { min: number; max: number };
  entry: {
    /** The parameter of the wall's address that names the member. */
    userParam: string;
    nameParam?: string;
    /** The parameter that proves the address comes from the site, and what it must be. */
    proof?: { param: string; of: (userId: string, secret: string) => string };
  };
  credit: (completion: Completion) => Params;
  reversal: (completion: Completion) => Params;
  encode: (text: string) => string;
  sign: (call: { address: string; params: Params; secret: string; encode: (text: string) => string }) => Signature;
  /** Whether this answer ends the retries. */
  isContent: (attempt: Attempt) => boolean;
  /** Seconds from one attempt to the next. */
  retryAfterSec: readonly number[];
  surveyTitles: readonly string[];
  offerApi: OfferApi;
}

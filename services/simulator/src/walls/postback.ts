import type { WallId } from './recipe.ts';

/** What happened in the wall, before any provider's way of saying it. */
export interface Completion {
  userId: string;
  txnId: string;
  /** R$, as it is written into the call. */
  amount: string;
  survey: { id: string; title: string };
}

export interface Attempt {
  /** null: no answer (refused connection, time-out). */
  status: number | null;
  body: string;
  at: string;
}

/** One call to the site, signed once and sent until the provider is content or gives up. */
export interface Postback extends Completion {
  /** wall:kind:txnId */
  id: string;
  wall: WallId;
  kind: 'credit' | 'reversal';
  url: string;
  headers: Record<string, string>;
  state: 'sending' | 'accepted' | 'retrying' | 'refused';
  attempts: Attempt[];
  nextAttemptAt: string | null;
}

export interface SignedCall {
  url: string;
  headers: Record<string, string>;
}

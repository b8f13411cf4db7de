import type { Operator } from '@facet/remote-kit';

/** The operator who is signed in, with what only their own account needs to know. */
export interface Account extends Operator {
  hasTotp: boolean;
  /** A second step is required and not set up yet: nothing else is answered until it is. */
  mustAddTotp: boolean;
  /** Until then the sign-in is new enough for what is dangerous, and for files; ISO 8601, UTC. */
  freshUntil: string;
  /** When the session ends without a call by the operators themselves; ISO 8601, UTC. */
  idleEndsAt: string;
  /** When it ends in any case. */
  endsAt: string;
}

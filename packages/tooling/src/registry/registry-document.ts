import type { ReleaseRecord } from '../front-end/index.ts';

/** A version of a deployable (`mfe-earn`, `shell`, `services/earn`) and what its build says of it. */
interface Version {
  readonly version: string;
  readonly record: ReleaseRecord;
}

/** Who gets what of one deployable. */
export interface Deployable {
  readonly stable: Version;
  /** Given to `share` percent of the visitors. */
  readonly canary: (Version & { readonly share: number }) | null;
  readonly previous: Version | null;
  /** Deployables of one group move together, so that a visitor never gets a mixture. */
  readonly group: string | null;
}

/** The document in force, as services/admin keeps it. */
export interface RegistryDocument {
  readonly unchanged: false;
  /** Names this state; the next question sends it along. */
  readonly cursor: string;
  readonly revision: number;
  readonly deployables: Readonly<Record<string, Deployable>>;
}

/** One change of a move; what is left out stays. */
export interface Move {
  readonly deployable: string;
  readonly stable?: string;
  readonly canary?: { readonly version: string; readonly share: number } | null;
  readonly group?: string | null;
}

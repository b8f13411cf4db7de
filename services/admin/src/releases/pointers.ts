import { Type, type Static } from '@facet/service-kit';
import { orNull } from './schemas.ts';

/** Which versions of one deployable are in force. */
export const Pointers = Type.Object(
  {
    stable: Type.String(),
    /** The stable one before: where a roll back goes. */
    previous: orNull(Type.String()),
    /** Given to `share` percent of the visitors, two decimals. */
    canary: orNull(Type.Object({ version: Type.String(), share: Type.Number() })),
    /** Deployables whose canaries go to the same visitors. */
    group: orNull(Type.String()),
  },
  { $id: 'Pointers' },
);
export type Pointers = Static<typeof Pointers>;

/** Pointers by deployable. */
export type ReleaseState = Readonly<Record<string, Pointers>>;

/** One wish of a mover; what is left out stays as it is. */
export interface Move {
  deployable: string;
  stable?: string;
  canary?: { version: string; share: number } | null;
  group?: string | null;
}

import { Type, type Static } from '@facet/service-kit';
import { Nullable } from '../schemas.ts';
import { DeployableName, VersionName } from './deployable.ts';

/** Which versions of one deployable are in force. */
export const Pointers = Type.Object(
  {
    stable: Type.String(),
    /** The stable one before: where a roll back goes. */
    previous: Nullable(Type.String()),
    /** Given to `share` percent of the visitors, two decimals. */
    canary: Nullable(Type.Object({ version: Type.String(), share: Type.Number() })),
    /** Deployables whose canaries go to the same visitors. */
    group: Nullable(Type.String()),
  },
  { $id: 'Pointers' },
);
export type Pointers = Static<typeof Pointers>;

const Share = Type.Number({ minimum: 0, maximum: 100, description: 'percent of the visitors, two decimals' });

/** Pointers by deployable. */
export type ReleaseState = Readonly<Record<string, Pointers>>;

/** One wish of a mover. */
export const Move = Type.Object(
  {
    deployable: DeployableName,
    stable: Type.Optional(VersionName),
    canary: Type.Optional(Nullable(Type.Object({ version: VersionName, share: Share }, { additionalProperties: false }))),
    group: Type.Optional(Nullable(Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }))),
  },
  { additionalProperties: false, description: 'what is left out stays as it is' },
);
export type Move = Static<typeof Move>;

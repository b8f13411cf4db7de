import type { WallId } from './catalogue.ts';

/** What a provider gave the operator. */
export interface WallAccess {
  readonly secret: string;
  /** An app id, token, placement or slot: it stands in the frame's address. */
  readonly publicId: string;
}

export interface WallSettings {
  readonly walls: Readonly<Record<WallId, WallAccess>>;
  /** Where the simulated walls are, without a trailing slash; null for the real ones. */
  readonly wallsBaseUrl: string | null;
}

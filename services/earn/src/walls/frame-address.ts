import { digestOf } from './digest.ts';
import type { FrameHashPart, FrameRecipe } from './recipe.ts';

export interface FrameValues {
  readonly memberId: string;
  /** Null where it is not known; the parameter is then left out. */
  readonly username: string | null;
  readonly publicId: string;
  readonly secret: string;
}

/** The address that a member's frame opens. `base` replaces the provider's own address (the simulator's). */
export function frameAddress(frame: FrameRecipe, values: FrameValues, base: string | null): string {
  const address = new URL(base ?? frame.address.replace('{publicId}', encodeURIComponent(values.publicId)));
  for (const [name, source] of Object.entries(frame.query)) {
    const value = source === 'hash' ? frameHash(frame, values) : values[source];
    if (value !== null) address.searchParams.set(name, value);
  }
  return address.href;
}

function frameHash({ hash }: FrameRecipe, values: FrameValues): string | null {
  if (hash === undefined) return null;
  return digestOf(hash.digest, hash.parts.map((part) => textOf(part, values)).join(''), values.secret);
}

function textOf(part: FrameHashPart, { memberId, secret }: FrameValues): string {
  if (part === 'memberId') return memberId;
  return part === 'secret' ? secret : part.literal;
}

import { randomUUID } from 'node:crypto';
import { digestOf } from './digest.ts';
import type { FrameHashPart, FrameRecipe } from './recipe.ts';

export interface FrameValues {
  readonly memberId: string;
  /** Null where it is not known; the parameter is then left out. */
  readonly username: string | null;
  readonly publicIds: Readonly<Record<string, string>>;
  readonly secret: string;
}

/** The address that a member's frame opens. `base` replaces the provider's own address (the simulator's). */
export function frameAddress(frame: FrameRecipe, values: FrameValues, base: string | null): string {
  const known: Record<string, string | null> = {
    ...values.publicIds,
    memberId: values.memberId,
    username: values.username,
    hash: frameHash(frame, values),
    unique: randomUUID(),
  };
  const address = new URL(base ?? filled(frame.address, known, encodeURIComponent) ?? frame.address);
  for (const [name, template] of Object.entries(frame.query)) {
    const value = filled(template, known, String);
    if (value !== null) address.searchParams.set(name, value);
  }
  return address.href;
}

/** Null when one of its values is not known. */
export function filled(template: string, known: Readonly<Record<string, string | null>>, encode: (value: string) => string): string | null {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => (known[name] ?? null) === null)) return null;
  return template.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => encode(known[name] ?? ''));
}

/** What proves the member’s id to the provider; null where it asks for no proof. */
export function frameHash({ hash }: Pick<FrameRecipe, 'hash'>, values: Pick<FrameValues, 'memberId' | 'secret'>): string | null {
  if (hash === undefined) return null;
  return digestOf(hash.digest, hash.parts.map((part) => textOf(part, values)).join(''), values.secret);
}

function textOf(part: FrameHashPart, { memberId, secret }: Pick<FrameValues, 'memberId' | 'secret'>): string {
  if (part === 'memberId') return memberId;
  return part === 'secret' ? secret : part.literal;
}

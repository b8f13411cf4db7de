import { readFileSync } from 'node:fs';
import { signerFor, type Database } from '@facet/service-kit';
import { requirePublished } from './registry-store.ts';

/** The gateways take a token with this audience only, so that no other token of this service opens a preview. */
const AUDIENCE = 'preview';

/**
 * A signed link's token: its bearer gets `overrides` (deployable to version) instead of their share until it expires.
 * ES256 with this service's key. Throws `version_unknown`.
 */
export async function issuePreview(
  { database, keyFile }: { database: Database; keyFile: string },
  wish: { overrides: Readonly<Record<string, string>>; expiresInMinutes: number; by: string },
): Promise<{ token: string; expiresAt: string }> {
  const named = Object.entries(wish.overrides).map(([deployable, version]) => ({ deployable, version }));
  await requirePublished(database, named);

  const issuedAtSeconds = Math.floor(Date.now() / 1000);
  const expiresAtSeconds = issuedAtSeconds + wish.expiresInMinutes * 60;
  const { sign } = signerFor(readFileSync(keyFile, 'utf8'), 'admin');
  const claims = { iss: 'admin', aud: AUDIENCE, iat: issuedAtSeconds, exp: expiresAtSeconds, by: wish.by, overrides: wish.overrides };
  return { token: sign(claims), expiresAt: new Date(expiresAtSeconds * 1000).toISOString() };
}

import { readFileSync } from 'node:fs';
import { signerFor, type Database, type PublicJwk } from '@facet/service-kit';
import { listRoots } from './list-roots.ts';

/** So many that whoever fetches the file once a year misses none. */
const DAYS = 400;

export interface SignedRoots {
  format: 'facet.signed-roots.v1';
  key: PublicJwk;
  /** A JWS, ES256, over the newest roots. */
  signed: string;
}

/**
 * The published roots as a file that others fetch and keep: what was signed once cannot be denied, and a root that is
 * another one later is seen by everyone who kept it. Its audience is no service, so that nothing takes it for a call's
 * token.
 */
export function rootsSigner({
  database,
  site,
  keyFile,
}: {
  database: Database;
  site: string;
  keyFile: string;
}): () => Promise<SignedRoots> {
  let signer: ReturnType<typeof signerFor> | undefined;
  return async () => {
    signer ??= signerFor(readFileSync(keyFile, 'utf8'));
    const roots = (await listRoots(database, { limit: DAYS })).toReversed();
    return { format: 'facet.signed-roots.v1', key: signer.jwk, signed: signer.sign({ iss: site, aud: 'everyone', roots }) };
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SERVICES = join(import.meta.dirname, '../../../services');

/** The service whose route it is, by the longest prefix of their service.json, as at the gateway. */
export function ownerOf<Peer extends string>(path: string, peers: readonly Peer[]): Peer {
  const found = peers
    .flatMap((peer) => prefixesOf(peer).map((prefix) => ({ peer, prefix })))
    .filter(({ prefix }) => path.startsWith(prefix))
    .toSorted((one, other) => other.prefix.length - one.prefix.length)[0];
  if (!found) throw new Error(`${path} belongs to none of ${peers.join(', ')}`);
  return found.peer;
}

const known = new Map<string, readonly string[]>();

function prefixesOf(peer: string): readonly string[] {
  const prefixes = known.get(peer);
  if (prefixes) return prefixes;
  const { routes } = JSON.parse(readFileSync(join(SERVICES, peer, 'service.json'), 'utf8')) as { routes: { prefix: string }[] };
  const read = routes.map(({ prefix }) => prefix);
  known.set(peer, read);
  return read;
}

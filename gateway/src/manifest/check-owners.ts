import type { ServiceManifest } from './service-manifest.ts';

/** A service name, a route prefix and a setting each have one owner. Returns a sentence for each that has two, naming both. */
export function checkOwners(manifests: readonly ServiceManifest[]): string[] {
  return [
    ...claimedTwice('service name', manifests, (manifest) => [manifest.name]),
    ...claimedTwice('route', manifests, (manifest) => manifest.routes.map((route) => route.prefix)),
    ...patternsOfNobody(manifests.flatMap(({ routes }) => routes.map(({ prefix }) => prefix))),
    ...claimedTwice('setting', manifests, (manifest) => Object.keys(manifest.settings)),
  ];
}

/** One with a `*` is looked for where its plain beginning leads. */
function patternsOfNobody(prefixes: readonly string[]): string[] {
  const patterns = prefixes.filter((prefix) => prefix.includes('*'));
  return patterns.filter((pattern) => !prefixAbove(pattern, prefixes)).map((pattern) => `route ${pattern} lies below no other prefix`);
}

/** The longest plain prefix that a pattern lies below. */
export function prefixAbove(pattern: string, prefixes: readonly string[]): string | undefined {
  const above = prefixes.filter((prefix) => !prefix.includes('*') && pattern.startsWith(`${prefix}/`));
  return above.toSorted((one, other) => other.length - one.length)[0];
}

function claimedTwice(kind: string, manifests: readonly ServiceManifest[], claims: (manifest: ServiceManifest) => string[]): string[] {
  const owners = new Map<string, string>();
  const errors: string[] = [];
  for (const manifest of manifests) {
    for (const claim of claims(manifest).filter(Boolean)) {
      const owner = owners.get(claim);
      if (owner !== undefined) errors.push(`${kind} ${claim} is claimed by ${owner} and by ${manifest.name}`);
      owners.set(claim, manifest.name);
    }
  }
  return errors;
}

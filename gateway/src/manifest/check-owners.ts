import type { ServiceManifest } from './service-manifest.ts';

/**
 * A service name, a route prefix and a setting each have one owner. Returns a sentence for each that has two, naming
 * both.
 */
export function checkOwners(manifests: readonly ServiceManifest[]): string[] {
  return [
    ...claimedTwice('service name', manifests, (manifest) => [manifest.name]),
    ...claimedTwice('route', manifests, (manifest) => manifest.routes.map((route) => route.prefix)),
    ...claimedTwice('setting', manifests, (manifest) => Object.keys(manifest.settings)),
  ];
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

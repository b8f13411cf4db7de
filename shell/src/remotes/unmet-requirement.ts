import { CONTRACT_VERSION } from '@facet/remote-kit';
import type { RegistryEntry } from './registry-entry.ts';
import { satisfiesCaret } from './satisfies-caret.ts';

/** What this shell offers remotes: versions of shared packages, and the names that ours export. */
export interface Platform {
  versions: Record<string, string>;
  exports: Record<string, readonly string[]>;
}

type Needs = Pick<RegistryEntry, 'contract' | 'requires' | 'services'>;

/**
 * Why this page cannot run that remote, or null. Known before any of its code is fetched. `services`: the contract's
 * major version of each service that the registry knows; of the others nothing is demanded.
 */
export function unmetRequirement(
  { contract, requires, services: needed }: Needs,
  platform: Platform,
  services: Record<string, string>,
): string | null {
  if (contract !== CONTRACT_VERSION) return `it speaks contract ${contract}, this page speaks ${CONTRACT_VERSION}`;
  for (const [name, { version, exports = [] }] of Object.entries(requires)) {
    const offered = platform.versions[name];
    if (offered === undefined) return `it needs ${name}, which this page does not share`;
    if (!satisfiesCaret(offered, version)) return `it needs ${name} ${version}, this page has ${offered}`;
    const missing = exports.find((exported) => !platform.exports[name]?.includes(exported));
    if (missing) return `it needs ${missing} of ${name}, which this page does not have yet`;
  }
  const other = Object.entries(needed).find(([name, major]) => services[name] !== undefined && services[name] !== major);
  return other ? `it needs version ${other[1]} of the service ${other[0]}, which is at ${services[other[0]]}` : null;
}

import { CONTRACT_VERSION } from '@facet/remote-kit';
import type { RegistryEntry } from './registry-entry.ts';
import { satisfiesCaret } from './satisfies-caret.ts';

/** What this shell offers remotes: versions of shared packages, and the names that ours export. */
export interface Platform {
  versions: Record<string, string>;
  exports: Record<string, readonly string[]>;
}

/** Why this shell cannot run that remote, or null. Known before any of its code is fetched. */
export function unmetRequirement({ contract, requires }: Pick<RegistryEntry, 'contract' | 'requires'>, platform: Platform): string | null {
  if (contract !== CONTRACT_VERSION) return `it speaks contract ${contract}, this page speaks ${CONTRACT_VERSION}`;
  for (const [name, { version, exports = [] }] of Object.entries(requires)) {
    const offered = platform.versions[name];
    if (offered === undefined) return `it needs ${name}, which this page does not share`;
    if (!satisfiesCaret(offered, version)) return `it needs ${name} ${version}, this page has ${offered}`;
    const missing = exports.find((exported) => !platform.exports[name]?.includes(exported));
    if (missing) return `it needs ${missing} of ${name}, which this page does not have yet`;
  }
  return null;
}

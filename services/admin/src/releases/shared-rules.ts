import { satisfies } from 'semver';
import type { Packages } from './record.ts';

/**
 * The first thing that a remote needs of the shared packages and a shell does not have, in words; undefined when it has
 * all.
 */
export function unmetShared(required: Packages, offered: Packages): string | undefined {
  for (const [name, { version: range, exports = [] }] of Object.entries(required)) {
    const has = offered[name];
    if (!has || !satisfies(has.version, range)) return `${name} ${range}`;
    const missing = exports.find((exported) => has.exports !== undefined && !has.exports.includes(exported));
    if (missing !== undefined) return `${missing} of ${name}`;
  }
  return undefined;
}

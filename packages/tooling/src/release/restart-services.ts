import type { ReleaseContext } from './release-context.ts';

/**
 * Replaces every replica of these services, of all where none is named, by a new process of the same version: one at a
 * time, no call lost.
 */
export async function restartServices({ site, description, say }: ReleaseContext, names: readonly string[]): Promise<void> {
  for (const name of names.length > 0 ? names : Object.keys(description.services)) {
    await site.restartService(name);
    say(`services/${name}: every replica was restarted`);
  }
}

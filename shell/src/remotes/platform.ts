import type { Platform } from './unmet-requirement.ts';

/** Put in by the build: the versions that this shell was built with. */
declare const PLATFORM_VERSIONS: Record<string, string>;

/** What this shell offers remotes. By `import()`, since webpack cuts the namespace of an `import * as` down to the names that are used. */
export async function readPlatform(): Promise<Platform> {
  const [kit, ui] = await Promise.all([import('@facet/remote-kit'), import('@facet/ui')]);
  return { versions: PLATFORM_VERSIONS, exports: { '@facet/remote-kit': Object.keys(kit), '@facet/ui': Object.keys(ui) } };
}

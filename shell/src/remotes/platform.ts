import type { Platform } from './unmet-requirement.ts';

/** Put in by the build: the versions that this shell was built with. */
declare const PLATFORM_VERSIONS: Record<string, string>;

export function platformVersions(): Record<string, string> {
  return PLATFORM_VERSIONS;
}

/**
 * All that remotes take from the shell. By `import()`, since webpack cuts the namespace of an `import * as` down to the
 * names that are used.
 */
export async function offeredModules() {
  const [react, jsx, dom, kit, ui] = await Promise.all([
    import('react'),
    import('react/jsx-runtime'),
    import('react-dom'),
    import(/* webpackChunkName: "offered" */ '@facet/remote-kit'),
    import(/* webpackChunkName: "offered" */ '@facet/ui'),
  ]);
  return { react, 'react/jsx-runtime': jsx, 'react-dom': dom, '@facet/remote-kit': kit, '@facet/ui': ui };
}

/** What this shell offers remotes, by the names of what ours export. */
export async function readPlatform(): Promise<Platform> {
  const { '@facet/remote-kit': kit, '@facet/ui': ui } = await offeredModules();
  return { versions: platformVersions(), exports: { '@facet/remote-kit': Object.keys(kit), '@facet/ui': Object.keys(ui) } };
}

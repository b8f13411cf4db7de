import path from 'node:path';
import { packageVersionOf } from './package-version.ts';
import { projectRoot } from './paths.ts';

/**
 * What the shell provides and remotes only consume, by request. All else that remotes need of the platform comes
 * through the kit.
 */
const SHARED = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@facet/remote-kit': '@facet/remote-kit',
  '@facet/ui': '@facet/ui',
};

/** Remotes run on the shell's federation runtime (`externalRuntime`), so its version is part of what they require. */
const RUNTIME = '@module-federation/runtime-core';

/** Version of everything that shell and remotes share, by package. */
export function platformVersions(): Record<string, string> {
  return Object.fromEntries([...new Set([...Object.values(SHARED), RUNTIME])].map((name) => [name, installedVersion(name)]));
}

interface SharedPackage {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version: string;
  import: false;
}

/**
 * `shared` of the federation plugin in a remote, which brings none of them. What the shell brings it says itself
 * (shell/src/remotes/federation.ts).
 */
export function sharedPackages(): Record<string, SharedPackage> {
  const entry = (version: string): SharedPackage => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${version}`,
    version,
    import: false,
  });
  return Object.fromEntries(Object.entries(SHARED).map(([request, name]) => [request, entry(installedVersion(name))]));
}

function installedVersion(name: string): string {
  return packageVersionOf(path.join(projectRoot, 'node_modules', name));
}

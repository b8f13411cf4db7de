import type { RemoteManifest } from '@facet/remote-kit/webpack';

/**
 * What the shell's modules for loading remotes become where shell and remotes are one application, by their name in
 * shell/src/remotes: the list is part of the build, a module is imported, and nothing is offered to anybody. All else
 * stays as it is.
 */
export function replacements(projectRoot: string, manifests: readonly RemoteManifest[]): Record<string, string> {
  return {
    'federation.ts': federation(projectRoot, manifests),
    'platform.ts': `export const readPlatform = async () => ({ versions: {}, exports: {} });\n`,
    'read-registry.ts': readRegistry(projectRoot, manifests),
  };
}

function federation(projectRoot: string, manifests: readonly RemoteManifest[]): string {
  const names = manifests.map(({ name }) => name);
  return `${names.map((name, at) => `import remote${at} from '${projectRoot}/${name}/src/module.ts';`).join('\n')}
const modules = { ${names.map((name, at) => `'${name}': remote${at}`).join(', ')} };
export const startFederation = () => ({
  register() {},
  load: async (name) => ({ default: modules[name] }),
  discard() {},
});
`;
}

function readRegistry(projectRoot: string, manifests: readonly RemoteManifest[]): string {
  const records = manifests.map(({ name, ...declared }): [string, object[]] => [
    name,
    [
      {
        url: `/remotes/${name}/0/one-build`,
        metadata: { version: '0.0.0-0000000000' },
        extras: { title: declared.navigation[0]?.label ?? name, ...declared, requires: {} },
      },
    ],
  ]);
  return `import { parseRegistry } from '${projectRoot}/shell/src/remotes/parse-registry.ts';
export const readRegistry = async () => parseRegistry(${JSON.stringify({ microFrontends: Object.fromEntries(records) })});
`;
}

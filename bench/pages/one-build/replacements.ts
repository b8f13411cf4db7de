import type { RemoteManifest } from '@facet/remote-kit/webpack';

/**
 * What the shell's modules for loading remotes become where shell and remotes are one application, by their name in
 * shell/src/remotes: the list is part of the build, a module is imported, and nothing is offered to anybody. All else
 * stays as it is. What is for operators comes apart, as it does from remotes: members' pages do not carry it.
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
  const own = names.map((name, at) => `  '${name}': async () => ({ default: remote${at} }),`);
  const forOperators = manifests
    .filter(({ operators }) => operators)
    .map(({ name }) => `  '${name}/operators': () => import(/* webpackMode: "lazy" */ '${projectRoot}/${name}/src/operators/module.ts'),`);
  return `${names.map((name, at) => `import remote${at} from '${projectRoot}/${name}/src/module.ts';`).join('\n')}
const modules = {
${[...own, ...forOperators].join('\n')}
};
export const startFederation = () => ({
  register() {},
  load: (name) => modules[name](),
  discard() {},
});
`;
}

function readRegistry(projectRoot: string, manifests: readonly RemoteManifest[]): string {
  const brought = ({ name, operators }: RemoteManifest): object =>
    operators ? { operators: { ...operators, url: `/remotes/${name}/0/operators`, requires: {} } } : {};
  const records = manifests.map((manifest): [string, object[]] => {
    const { name, ...declared } = manifest;
    const extras = { title: declared.navigation[0]?.label ?? name, ...declared, ...brought(manifest), requires: {} };
    return [name, [{ url: `/remotes/${name}/0/one-build`, metadata: { version: '0.0.0-0000000000' }, extras }]];
  });
  return `import { parseRegistry } from '${projectRoot}/shell/src/remotes/parse-registry.ts';
export const readRegistry = async () => parseRegistry(${JSON.stringify({ microFrontends: Object.fromEntries(records) })});
`;
}

import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { frontEndWorkspaces } from './build-front-end.ts';

const REGISTRY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Entry of the registry document: one version of a remote, with what its remote.json declares in `extras`. */
interface RegistryRecord {
  readonly metadata: { readonly version: string };
}

/**
 * Puts the built shell and remotes where the gateway serves them: shell/, remotes/<name>/<version>/ (immutable, older versions
 * stay for tabs that still use them), and last registry.json, which makes the new versions the ones that visitors get.
 */
export function assembleSite(siteDir: string): void {
  const { shell, remotes } = frontEndWorkspaces();
  copyShell(join(projectRoot, shell, 'dist'), join(siteDir, 'shell'));
  const microFrontends = Object.fromEntries(remotes.map((name) => [name, [publishRemote(name, siteDir)]]));
  writeWhole(join(siteDir, 'registry.json'), JSON.stringify({ schema: REGISTRY_SCHEMA, microFrontends }, null, 2));
}

/** The page comes last: what it names is there before it. */
function copyShell(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const isPage = (name: string): boolean => name.startsWith('index.html');
  const names = readdirSync(from).filter((name) => !name.startsWith('.'));
  for (const name of [...names.filter((name) => !isPage(name)), ...names.filter(isPage)]) {
    cpSync(join(from, name), join(to, name), { recursive: true });
  }
}

function publishRemote(name: string, siteDir: string): RegistryRecord {
  const dist = join(projectRoot, name, 'dist');
  const release = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as RegistryRecord;
  const { version } = release.metadata;
  const folder = join(siteDir, 'remotes', name, version);
  if (!existsSync(folder)) {
    const partial = `${folder}.partial`;
    cpSync(join(dist, version), partial, { recursive: true });
    renameSync(partial, folder);
  }
  return release;
}

function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

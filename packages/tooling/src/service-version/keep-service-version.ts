import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { kitsOf, packagesOf, serviceSources } from './service-sources.ts';

/**
 * One version of a service in a folder that never changes: `services/<name>`, its kits, links to the installed
 * packages.
 */
export interface KeptServiceVersion {
  readonly version: string;
  readonly folder: string;
  /** Whether this call made the folder: the site never saw this version before. */
  readonly isNew: boolean;
}

/**
 * Copies a service's sources (`from`: another copy of its folder) into `versionsDir/<version>/`, whole or not at all.
 * The version is the package's and ten hex digits of the content: same bytes, same version.
 */
export function keepServiceVersion(name: string, versionsDir: string, from?: string): KeptServiceVersion {
  const sources = serviceSources(name, from && resolve(projectRoot, from));
  const version = versionOf(name, sources);
  const folder = join(versionsDir, version);
  if (existsSync(folder)) return { version, folder, isNew: false };
  const partial = `${folder}.partial-${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  for (const { path, bytes } of sources) {
    mkdirSync(dirname(join(partial, path)), { recursive: true });
    writeFileSync(join(partial, path), bytes);
  }
  for (const kit of kitsOf(join(partial, 'services', name)))
    link(join(partial, 'packages', kit), `../../packages/${kit}`, join(partial, 'node_modules/@facet', kit));
  for (const installed of packagesOf(sources)) linkInstalled(name, installed, partial);
  return { version, folder, isNew: moved(partial, folder) };
}

/** The version that lies in the working tree. */
export function workingVersion(name: string): string {
  return versionOf(name, serviceSources(name));
}

/**
 * Whether it was this call that put the version there: another process may have kept the same one at the same moment.
 */
function moved(partial: string, folder: string): boolean {
  try {
    renameSync(partial, folder);
    return true;
  } catch (error) {
    rmSync(partial, { recursive: true });
    if (!existsSync(folder)) throw error;
    return false;
  }
}

type Sources = ReturnType<typeof serviceSources>;

function versionOf(name: string, sources: Sources): string {
  const hash = createHash('sha256');
  for (const { path, bytes } of sources) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  const manifest = sources.find(({ path }) => path === `services/${name}/package.json`);
  if (!manifest) throw new Error(`services/${name} has no package.json`);
  const { version } = JSON.parse(manifest.bytes.toString()) as { version: string };
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}

/** What npm put beside the service wins over what it put at the root, as when Node looks for it. */
function linkInstalled(service: string, name: string, folder: string): void {
  const places = [`services/${service}`, 'packages/service-kit', 'packages/money-kit', '.'].map((place) =>
    join(projectRoot, place, 'node_modules', name),
  );
  const installed = places.find((place) => existsSync(place));
  if (!installed) throw new Error(`${name}, which services/${service} needs, is not installed: npm install`);
  link(installed, installed, join(folder, 'node_modules', name));
}

function link(existing: string, target: string, path: string): void {
  if (!existsSync(existing)) throw new Error(`${existing} is missing`);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

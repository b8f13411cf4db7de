import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DomainName } from './domain-name.ts';

/**
 * Paths of the shell and the gateway themselves, tabs of the console's own, and words that would read as something
 * else.
 */
const RESERVED = [
  'admins',
  'api',
  'assets',
  'banned',
  'internal',
  'login',
  'preview',
  'registry',
  'remotes',
  'sample',
  'session',
  'operator',
  'shell',
  'supervisor',
  'users',
];

/** @throws when something of the project bears the name already, or owns a path that the new domain would have. */
export function refuseTaken(root: string, { kebab }: DomainName): void {
  const owner =
    (RESERVED.includes(kebab) ? 'the platform itself' : undefined) ??
    [`services/${kebab}`, `mfe-${kebab}`, `packages/${kebab}`, kebab].find((folder) => existsSync(join(root, folder))) ??
    pageOwner(root, `/${kebab}`) ??
    tabOwner(root, kebab) ??
    prefixOwner(root, `/api/${kebab}`);
  if (owner) throw new Error(`${kebab} is taken by ${owner}: choose another name`);
}

function pageOwner(root: string, path: string): string | undefined {
  return globSync('*/remote.json', { cwd: root }).find((file) => {
    const { routes } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { routes: string[] };
    return routes.some((route) => isWithin(path, route) || isWithin(route, path));
  });
}

function tabOwner(root: string, id: string): string | undefined {
  return globSync('*/remote.json', { cwd: root }).find((file) => {
    const { operators } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { operators?: { tabs?: { id: string }[] } };
    return operators?.tabs?.some((tab) => tab.id === id);
  });
}

function prefixOwner(root: string, path: string): string | undefined {
  return globSync('services/*/service.json', { cwd: root }).find((file) => {
    const { routes } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { routes: { prefix: string }[] };
    return routes.some(({ prefix }) => isWithin(path, prefix) || isWithin(prefix, path));
  });
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

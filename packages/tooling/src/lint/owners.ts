import { posix } from 'node:path';

const OWNER = /^(?:(?:services|packages)\/[^/]+|shell|mfe-[^/]+|gateway|e2e|bench|prove)(?=\/|$)/;

/** The workspace that a project path belongs to, such as `services/wallet`; null for root files. */
export function ownerOf(path: string): string | null {
  return OWNER.exec(path)?.[0] ?? null;
}

/**
 * The project path that an import means: a file for a relative one, a workspace for one of our packages, null for
 * others.
 */
export function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), specifier));
  const [name = ''] = specifier.replace(/^@facet\//, '').split('/');
  if (specifier.startsWith('@facet/')) return ownedName(name);
  return name === 'shell' || name.startsWith('mfe-') ? name : null;
}

function ownedName(name: string): string {
  if (['gateway', 'e2e', 'bench', 'prove'].includes(name)) return name;
  return ['ui', 'texts', 'remote-kit', 'console-kit', 'service-kit', 'money-kit', 'tooling'].includes(name)
    ? `packages/${name}`
    : `services/${name}`;
}

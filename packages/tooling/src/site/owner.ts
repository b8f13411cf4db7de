import { join } from 'node:path';
import { keptSecret } from './kept-secret.ts';
import type { Owner } from './service-processes.ts';
import { foldersOf, type SiteOptions } from './site-options.ts';
import type { SitePlan } from './site-plan.ts';

const FILE = 'owner-password';

/** The first owner of a site: as its environment says, else with a password that is made up once and kept. */
export function ownerOf({ options, folders }: SitePlan): Owner {
  return {
    username: options.ownerUsername ?? 'owner',
    password: options.ownerPassword ?? keptSecret(folders.secrets, FILE, 12),
  };
}

/**
 * How the owner of a site is told to who starts it. What is written may be kept in a log, where only a demonstration's
 * password may stand.
 */
export function ownerLabel(
  { username, password }: Owner,
  options: Pick<SiteOptions, 'isProduction' | 'ownerPassword' | 'dataDir'>,
): string {
  if (!options.isProduction) return `operator ${username}, password ${password}`;
  return options.ownerPassword === undefined
    ? `operator ${username}, first password in ${join(foldersOf(options.dataDir).secrets, FILE)}`
    : `operator ${username}, first password as OWNER_PASSWORD gave it`;
}

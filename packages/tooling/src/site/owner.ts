import { keptSecret } from './kept-secret.ts';
import type { Owner } from './service-processes.ts';
import type { SitePlan } from './site-plan.ts';

/** The first owner of a site: as its environment says, else with a password that is made up once and kept. */
export function ownerOf({ options, folders }: SitePlan): Owner {
  return {
    username: options.ownerUsername ?? 'owner',
    password: options.ownerPassword ?? keptSecret(folders.secrets, 'owner-password', 12),
  };
}

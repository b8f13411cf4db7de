import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { frontEndWorkspaces } from '../front-end/index.ts';
import { projectRoot } from '../project-root.ts';
import { ReleaseError } from '../registry/index.ts';

const SERVICES = 'services/';

/** What can be released: `mfe-earn` and `shell` go to browsers, `services/earn` is a process. */
export type Target = { readonly kind: 'front-end'; readonly name: string } | { readonly kind: 'service'; readonly name: string };

/** Finds what a name of the command line means. Throws `usage` for one that nothing bears. */
export function targetNamed(name: string): Target {
  const { shell, remotes } = frontEndWorkspaces();
  if (name === shell || remotes.includes(name)) return { kind: 'front-end', name };
  if (name.startsWith(SERVICES) && existsSync(join(projectRoot, name, 'service.json'))) {
    return { kind: 'service', name: name.slice(SERVICES.length) };
  }
  throw new ReleaseError(
    'usage',
    `there is no "${name}" to release: ${[shell, ...remotes].join(', ')}, or a service such as services/earn`,
  );
}

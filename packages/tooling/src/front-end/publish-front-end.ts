import { join } from 'node:path';
import { withLock } from '../lock.ts';
import { cacheFolder } from '../project-root.ts';
import { assembleSite } from './assemble-site.ts';
import { buildFrontEnd } from './build-front-end.ts';

/** Builds what changed and puts it where the gateway serves it. Sites that start side by side build and copy one after the other. */
export function publishFrontEnd(siteDir: string, say: (message: string) => void): Promise<void> {
  return withLock(join(cacheFolder, 'front-end.lock'), async () => {
    await buildFrontEnd(say);
    assembleSite(siteDir);
  });
}

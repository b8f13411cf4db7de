import { join } from 'node:path';
import { withLock } from '../lock.ts';
import { cacheFolder } from '../project-root.ts';
import { assembleSite } from './assemble-site.ts';
import { buildFrontEnd } from './build-front-end.ts';
import type { ReleaseRecord } from './release-record.ts';

/** Sites and releases that build side by side build and copy one after the other. */
export const frontEndLock = join(cacheFolder, 'front-end.lock');

/** Builds what changed and puts it where the gateway serves it. Returns the record of each. */
export function publishFrontEnd(siteDir: string, say: (message: string) => void): Promise<Record<string, ReleaseRecord>> {
  return withLock(frontEndLock, async () => {
    await buildFrontEnd(say);
    return assembleSite(siteDir);
  });
}

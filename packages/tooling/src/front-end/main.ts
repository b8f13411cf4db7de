import { join } from 'node:path';
import { withLock } from '../lock.ts';
import { cacheFolder } from '../project-root.ts';
import { buildFrontEnd } from './build-front-end.ts';

/** Builds the shell and every remote whose sources changed; a site that starts meanwhile waits. */
await withLock(join(cacheFolder, 'front-end.lock'), () => buildFrontEnd((message) => console.log(message)));

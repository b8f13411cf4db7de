import { withLock } from '../lock.ts';
import { buildFrontEnd } from './build-front-end.ts';
import { frontEndLock } from './publish-front-end.ts';

/** Builds the shell and every remote whose sources changed; a site that starts meanwhile waits. */
await withLock(frontEndLock, () => buildFrontEnd((message) => console.log(message)));

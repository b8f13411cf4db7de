import { join } from 'node:path';

/** The project's own folder; every process of a site has it as its working folder. */
export const projectRoot = join(import.meta.dirname, '../../..');

/** What was downloaded or built on this machine and can be made again at any time. */
export const cacheFolder = join(projectRoot, '.cache');

import { createHostStore } from '@facet/remote-kit/host';

/**
 * The page's store. The shell adds its own calls with `store.install('shell', { api })`, remotes add theirs when they
 * are loaded.
 */
export const store = createHostStore();

const NAME = 'facet.shirt-tool';

/**
 * Does `work` while no other tab of this browser does; false: another one does. Where the browser has no locks (plain
 * http), the server's own one-at-a-time has to do.
 */
export async function inThisTabOnly(work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await work();
    return true;
  }
  return navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work();
    return true;
  });
}

/**
 * True in one of the tabs that ask at once; it has the turn until the work is done. Where tabs cannot agree, each has
 * it.
 */
export function takeTurn(name: string, done: Promise<void>): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? done : undefined;
    });
  });
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { Remotes, ShellRouter } from '../remotes/index.ts';

export interface Site {
  remotes: Remotes;
  router: ShellRouter;
}

/**
 * The remotes and a router of their own. A router starts at once, and RouterProvider misses what it does between its
 * first render and its commit; React may hold back the commit of something that has suspended. So nothing suspends
 * here, and the two are one task.
 */
export function useSite(promise: Promise<Remotes>, createRouter: (remotes: Remotes) => ShellRouter): Site | null {
  const [site, setSite] = useState<Site | null>(null);
  const create = useEffectEvent(createRouter);
  useEffect(() => {
    let isHere = true;
    let router: ShellRouter | undefined;
    void promise.then((remotes) => {
      if (!isHere) return;
      router = create(remotes);
      setSite({ remotes, router });
    });
    return () => {
      isHere = false;
      router?.dispose();
    };
  }, [promise]);
  return site;
}

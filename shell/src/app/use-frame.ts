import { useEffect, useState } from 'react';
import type { Remotes } from '../remotes/index.ts';

/** The shell's own addresses: they need no list of remotes to be known. */
const OWN_PATH = /^\/(|banned|terms|privacy|r\/[^/]*)$/;

type Frame = 'member' | 'own' | 'unknown';

/** In whose frame the page was loaded; it stays, since the way between the two is a page load. */
export function useFrame(remotes: Promise<Remotes>): Frame {
  const [frame, setFrame] = useState<Frame>(() => (OWN_PATH.test(location.pathname) ? 'member' : 'unknown'));
  useEffect(() => {
    let isHere = true;
    void remotes.then((known) => {
      if (isHere)
        setFrame((before) => (before === 'unknown' ? (known.ownerOf(location.pathname)?.frame === 'own' ? 'own' : 'member') : before));
    });
    return () => {
      isHere = false;
    };
  }, [remotes]);
  return frame;
}

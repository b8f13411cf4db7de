import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Federation } from './remotes.ts';

/** The runtime knows remotes by identifiers. */
const idOf = (name: string): string => name.replaceAll('-', '_');

export const federation: Federation = {
  register: (name, url, { force }) => registerRemotes([{ name: idOf(name), entry: new URL(url, location.origin).href }], { force }),
  load: (name) => loadRemote(`${idOf(name)}/module`),
  // Scripts that ran cannot be taken back; style sheets would dress the next version, whose class names are the same.
  discard(url) {
    const folder = new URL('.', new URL(url, location.origin)).href;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) if (link.href.startsWith(folder)) link.remove();
  },
};

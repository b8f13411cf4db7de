import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { PublishedFiles, type MissedFile } from './published-files.ts';
import type { Federation } from './remotes.ts';
import { wasAltered } from './was-altered.ts';
import { watchMissedFiles } from './watch-missed-files.ts';

/** The runtime knows remotes by identifiers; the build makes the same of a name. */
const idOf = (name: string): string => name.replaceAll(/\W/g, '_');
/** What it exposes: `mfe-earn` its module, `mfe-earn/operators` its operators. */
const exposedBy = (name: string): string => name.split('/')[1] ?? 'module';

/** `onAltered`: a file came with other bytes than were published, and was refused. */
export function startFederation(onAltered: (url: string) => void): Federation {
  const onMissed = async (file: MissedFile): Promise<void> => void ((await wasAltered(file)) && onAltered(file.url));
  const published = new PublishedFiles((file) => void onMissed(file));
  watchMissedFiles((file) => void onMissed(file));
  registerPlugins([published.plugin()]);
  return {
    register(name, url, { force, integrity }) {
      const entry = new URL(url, location.origin).href;
      if (integrity !== null) published.expect(entry, integrity);
      registerRemotes([{ name: idOf(name), entry }], { force });
    },
    load: (name) => loadRemote(`${idOf(name)}/${exposedBy(name)}`),
    // Scripts that ran cannot be taken back; style sheets would dress the next version, whose class names are the same.
    discard(url) {
      const folder = new URL('.', new URL(url, location.origin)).href;
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
        if (link.href.startsWith(folder)) link.remove();
    },
  };
}

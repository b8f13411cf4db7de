import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { offeredModules, platformVersions } from './platform.ts';
import { PublishedFiles, type MissedFile } from './published-files.ts';
import type { Federation } from './remotes.ts';
import { wasAltered } from './was-altered.ts';
import { watchMissedFiles } from './watch-missed-files.ts';

/** The runtime knows remotes by identifiers; the build makes the same of a name. */
const idOf = (name: string): string => name.replaceAll(/\W/g, '_');
/** What it exposes: `mfe-earn` its module, `mfe-earn/operators` its operators. */
const exposedBy = (name: string): string => name.split('/')[1] ?? 'module';

/**
 * By `init` and not by a plugin of the build, which would put all that is shared before the first page. `onAltered`: a
 * file came with other bytes than were published, and was refused.
 */
export async function startFederation(onAltered: (url: string) => void): Promise<Federation> {
  const onMissed = async (file: MissedFile): Promise<void> => void ((await wasAltered(file)) && onAltered(file.url));
  const published = new PublishedFiles((file) => void onMissed(file));
  watchMissedFiles((file) => void onMissed(file));
  init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [provideRuntime(), published.plugin()],
    shared: await shared(),
  });
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

/** What remotes run on: this page's own copy of each, and no other. */
async function shared(): Promise<NonNullable<Parameters<typeof init>[0]['shared']>> {
  const versions = platformVersions();
  const modules = Object.entries(await offeredModules());
  return Object.fromEntries(
    modules.map(([request, module]) => {
      const version = versions[request] ?? versions[request.replace(/\/.*/, '')] ?? '';
      return [
        request,
        { version, lib: () => module, shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` } },
      ];
    }),
  );
}

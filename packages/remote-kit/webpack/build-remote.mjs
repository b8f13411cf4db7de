import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliSizes } from './compressor.mjs';
import { contentVersion } from './content-version.mjs';
import { integrityOfFiles } from './integrity.mjs';
import { readRemoteManifest } from './read-remote-manifest.mjs';
import { remoteConfig } from './remote-config.mjs';
import { runWebpack } from './run-webpack.mjs';
import { stampChunks, stampManifest } from './stamp-integrity.mjs';
import { StampPlugin } from './stamp-plugin.mjs';
import { stampVersion } from './stamp-version.mjs';
import { weigh } from './weigh.mjs';

const MANIFEST = 'mf-manifest.json';
/** Made for tools of the federation plugin's own; nobody fetches it. */
const STATS = 'mf-stats.json';

/**
 * Builds a remote into `<out>/<version>/` and its registry record into `<out>/release.json`. Returns `{ version, sizes }`.
 * `minimize: false` is for fixtures: nobody downloads them.
 */
export async function buildRemote(folder, out, { minimize = true } = {}) {
  const manifest = readRemoteManifest(folder);
  const { version: packageVersion } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const partial = path.join(out, 'partial');
  rmSync(out, { recursive: true, force: true });
  const found = {};
  const notes = { onRequirements: (requires) => (found.requires = requires), onPages: (pages) => (found.pages = pages) };
  const config = remoteConfig({ name: manifest.name, folder, outputFolder: partial, ...notes });
  const stamp = new StampPlugin((files) => {
    files.delete(STATS);
    found.version = contentVersion(files, packageVersion, { manifest, requires: found.requires });
    stampVersion(files, found.version);
    stampChunks(files);
    found.preload = fetchedFirst(JSON.parse(files.get(MANIFEST)));
    stampManifest(files, MANIFEST, found.preload);
  });
  await runWebpack({ ...config, optimization: { ...config.optimization, minimize }, plugins: [...config.plugins, stamp] });

  const sizes = brotliSizes(partial);
  const record = releaseRecord({ ...found, manifest, weight: weigh(manifest, sizes), files: filesIn(partial) });
  renameSync(partial, path.join(out, found.version));
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  return { version: found.version, sizes };
}

/** One entry of the public micro-frontend discovery schema; `extras` is what the shell reads before it fetches any code. */
function releaseRecord({ manifest: { name, ...declared }, version, requires, weight, preload, pages, files }) {
  return {
    url: `/remotes/${name}/${version}/${MANIFEST}`,
    metadata: { integrity: files[MANIFEST], version },
    deployment: { traffic: 100, default: true },
    extras: { title: declared.navigation[0]?.label ?? name, ...declared, ...weight, requires, preload, pages, files },
  };
}

/** Relative to the record's url: the gateway names it in `Link` headers. */
function fetchedFirst(built) {
  const [exposed] = built.exposes;
  return [built.metaData.remoteEntry.name, ...exposed.assets.js.sync, ...exposed.assets.css.sync];
}

/** Everything that the version consists of, compressed neighbours too, with its hash: the gateway serves nothing else. */
function filesIn(folder) {
  return integrityOfFiles(folder, globSync('**/*.*', { cwd: folder }));
}

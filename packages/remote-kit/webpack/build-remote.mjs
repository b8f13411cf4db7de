import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress-files.mjs';
import { contentVersion } from './content-version.mjs';
import { integrityOfFiles } from './integrity.mjs';
import { readRemoteManifest } from './read-remote-manifest.mjs';
import { remoteConfig } from './remote-config.mjs';
import { runWebpack } from './run-webpack.mjs';
import { stampChunks, stampManifest } from './stamp-integrity.mjs';
import { stampVersion } from './stamp-version.mjs';
import { weigh } from './weigh.mjs';

const MANIFEST = 'mf-manifest.json';

/** Builds a remote into `<out>/<version>/` and its registry record into `<out>/release.json`. Returns `{ version, sizes }`. */
export async function buildRemote(folder, out) {
  const manifest = readRemoteManifest(folder);
  const partial = path.join(out, 'partial');
  rmSync(out, { recursive: true, force: true });
  let requires;
  let pages;
  const notes = { onRequirements: (found) => (requires = found), onPages: (found) => (pages = found) };
  await runWebpack(remoteConfig({ name: manifest.name, folder, outputFolder: partial, ...notes }));

  // Made for tools of the plugin's own; nobody fetches it.
  rmSync(path.join(partial, 'mf-stats.json'), { force: true });
  const files = globSync('**/*.*', { cwd: partial });
  const { version: packageVersion } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const version = contentVersion(partial, files, packageVersion, { manifest, requires });
  stampVersion(partial, files, version);
  stampChunks(partial, files);
  const preload = fetchedFirst(JSON.parse(readFileSync(path.join(partial, MANIFEST), 'utf8')));
  stampManifest(path.join(partial, MANIFEST), preload);
  const sizes = await compressFiles(partial, files);
  const weight = weigh(manifest, sizes);
  mkdirSync(out, { recursive: true });
  const record = releaseRecord({ manifest, version, requires, weight, preload, pages, files: filesIn(partial) });
  renameSync(partial, path.join(out, version));
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  return { version, sizes };
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

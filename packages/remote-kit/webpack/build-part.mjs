import { contentVersion } from './content-version.mjs';
import { remoteConfig } from './remote-config.mjs';
import { runWebpack } from './run-webpack.mjs';
import { stampChunks, stampManifest } from './stamp-integrity.mjs';
import { StampPlugin } from './stamp-plugin.mjs';
import { stampVersion } from './stamp-version.mjs';

export const MANIFEST = 'mf-manifest.json';
/** Made for tools of the federation plugin's own; nobody fetches it. */
const STATS = 'mf-stats.json';

/**
 * Builds one exposed module of a remote into a folder. Returns `{ version, requires, preload, pages }`; the version is of the content and of
 * what `declared` says besides.
 */
export async function buildPart({ name, module, folder, outputFolder, packageVersion, declared, minimize, withPages = false }) {
  const found = {};
  const notes = {
    onRequirements: (requires) => (found.requires = requires),
    ...(withPages && { onPages: (pages) => (found.pages = pages) }),
  };
  const config = remoteConfig({ name, module, folder, outputFolder, ...notes });
  const stamp = new StampPlugin((files) => {
    files.delete(STATS);
    found.version = contentVersion(files, packageVersion, { ...declared, requires: found.requires });
    stampVersion(files, found.version);
    stampChunks(files);
    found.preload = fetchedFirst(JSON.parse(files.get(MANIFEST)));
    stampManifest(files, MANIFEST, found.preload);
  });
  await runWebpack({ ...config, optimization: { ...config.optimization, minimize }, plugins: [...config.plugins, stamp] });
  return found;
}

/** Relative to the manifest: the gateway names it in `Link` headers. */
function fetchedFirst(built) {
  const [exposed] = built.exposes;
  return [built.metaData.remoteEntry.name, ...exposed.assets.js.sync, ...exposed.assets.css.sync];
}

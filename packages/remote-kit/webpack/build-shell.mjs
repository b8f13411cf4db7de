import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';
import { brotliSizes } from './compressor.mjs';
import { contentVersion } from './content-version.mjs';
import { integrityOf, integrityOfFiles } from './integrity.mjs';
import { runWebpack } from './run-webpack.mjs';
import { shellConfig } from './shell-config.mjs';
import { stampChunks, stampPage } from './stamp-integrity.mjs';
import { StampPlugin } from './stamp-plugin.mjs';
import { stampVersion } from './stamp-version.mjs';

const PAGE = 'index.html';

/**
 * Builds the shell into `out`: index.html, hashed files, and release.json, the registry's record of it. Returns `{ version, sizes }`.
 * `minimize: false` is for fixtures: nobody downloads them.
 */
export async function buildShell(folder, out, { minimize = true } = {}) {
  const { version: packageVersion } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const firstCalls = firstCallsOf(folder);
  rmSync(out, { recursive: true, force: true });
  const found = {};
  const config = shellConfig({ name: 'shell', folder, outputFolder: out, onOffers: (offers) => (found.offers = offers) });
  const stamp = new StampPlugin((files) => {
    found.version = contentVersion(files, packageVersion, { firstCalls });
    stampVersion(files, found.version);
    stampChunks(files);
    stampPage(files, PAGE);
  });
  const plugins = [...config.plugins, new ChunkIntegrityPlugin(), stamp];
  await runWebpack({ ...config, optimization: { ...config.optimization, minimize }, plugins });

  const page = readFileSync(path.join(out, PAGE), 'utf8');
  const record = releaseRecord({ ...found, page, firstCalls, files: filesIn(out) });
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  return { version: found.version, sizes: brotliSizes(out) };
}

/** The shell's page in the shape of a remote's record; the gateway puts each version's page where `url` says. */
function releaseRecord({ version, offers, page, firstCalls, files }) {
  return {
    url: `/shell/versions/${version}/${PAGE}`,
    metadata: { integrity: integrityOf(page), version },
    deployment: { traffic: 100, default: true },
    extras: { offers, preload: [...filesNamedIn(page), '/registry.json'], firstCalls, files },
  };
}

/** Style sheets and scripts, the larger ones too, in the order in which the page needs them. */
function filesNamedIn(page) {
  return [...page.matchAll(/ (?:href|src)="(\/[\w.-]+\.(?:css|js))"/g)].map(([, address]) => address);
}

/** What the shell asks of the API as soon as it runs, by who is here and path (`*`: any), for the gateway to name in `Link` headers. */
function firstCallsOf(folder) {
  const file = path.join(folder, 'first-calls.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Everything beside the page that the version consists of, compressed neighbours too, with its hash. */
function filesIn(folder) {
  const all = globSync('**/*.*', { cwd: folder });
  return integrityOfFiles(
    folder,
    all.filter((file) => !file.startsWith(PAGE)),
  );
}

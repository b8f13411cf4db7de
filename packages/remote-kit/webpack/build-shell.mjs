import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';
import { brotliSizes } from './compressor.mjs';
import { contentVersion } from './content-version.mjs';
import { drawPages } from './draw-pages.mjs';
import { integrityOf, integrityOfFiles } from './integrity.mjs';

import { MENU_FILE } from './page-plugin.mjs';
import { runWebpack } from './run-webpack.mjs';
import { shellConfig } from './shell-config.mjs';
import { stampChunks, stampPage } from './stamp-integrity.mjs';
import { StampPlugin } from './stamp-plugin.mjs';
import { stampVersion } from './stamp-version.mjs';

const PAGE = 'index.html';
const FIRST_SCRIPTS_KILOBYTES = 150;
/** The chunks of what visitors do without, by whom the gateway names their files to: who has such a session, and who is in that frame. */
const AREAS = { member: ['member-area', 'offered'], operator: ['own-frame-area', 'offered'] };

/**
 * Builds the shell into `out`: index.html, its public pages and the member's frames drawn already, hashed files, and release.json, the registry's record of it. Returns
 * `{ version, sizes }`.
 * `minimize: false` is for fixtures: nobody downloads them.
 */
export async function buildShell(folder, out, { minimize = true } = {}) {
  const { version: packageVersion } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const firstCalls = firstCallsOf(folder);
  rmSync(out, { recursive: true, force: true });
  const drawn = await drawPages(folder);
  const found = {};
  const config = shellConfig({ name: 'shell', folder, outputFolder: out, onOffers: (offers) => (found.offers = offers), drawn });
  const stamp = new StampPlugin((files) => {
    found.version = contentVersion(files, packageVersion, { firstCalls });
    stampVersion(files, found.version);
    stampChunks(files);
    for (const page of [PAGE, ...drawn.pages.map(({ file }) => file)]) stampPage(files, page);
  });
  const plugins = [...config.plugins, new ChunkIntegrityPlugin(), stamp, noteAreas((areas) => (found.areas = areas))];
  await runWebpack({ ...config, optimization: { ...config.optimization, minimize }, plugins });

  const record = releaseRecord({ ...found, out, drawn, firstCalls, files: filesIn(out) });
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  const sizes = brotliSizes(out);
  if (minimize) refuseHeavy(record.extras.deferred, sizes);
  return { version: found.version, sizes };
}

/** Throws when a visitor's first page brings too much: what it can do without belongs behind an `import()`. */
function refuseHeavy(deferred, sizes) {
  const first = sizes.filter(({ file }) => deferred.includes(`/${file}`));
  const kilobytes = first.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0) / 1024;
  if (kilobytes <= FIRST_SCRIPTS_KILOBYTES) return;
  throw new Error(`the shell's first scripts weigh ${kilobytes.toFixed(1)} KB, and may weigh ${FIRST_SCRIPTS_KILOBYTES} KB`);
}

function noteAreas(note) {
  const filesOf = (groups) => [...new Set(groups.flatMap((group) => group?.getFiles() ?? []))].map((file) => `/${file}`);
  return {
    apply: (compiler) =>
      compiler.hooks.done.tap('noteAreas', ({ compilation: { namedChunkGroups } }) =>
        note(
          Object.fromEntries(
            Object.entries(AREAS).map(([who, chunks]) => [who, filesOf(chunks.map((chunk) => namedChunkGroups.get(chunk)))]),
          ),
        ),
      ),
  };
}

/** The shell's page in the shape of a remote's record; the gateway finds each version's pages where `url` says. */
function releaseRecord({ version, offers, areas, out, drawn, firstCalls, files }) {
  const page = readFileSync(path.join(out, PAGE), 'utf8');
  const pageAt = (file, bytes = readFileSync(path.join(out, file))) => ({
    url: `/shell/versions/${version}/${file}`,
    integrity: integrityOf(bytes),
  });
  const { url, integrity } = pageAt(PAGE, page);
  return {
    url,
    metadata: { integrity, version },
    deployment: { traffic: 100, default: true },
    extras: {
      offers,
      preload: [...filesNamedIn(page), '/registry.json'],
      deferred: deferredIn(page),
      areas,
      firstCalls,
      drawn: byPath(
        drawn.pages.filter(({ isFrame }) => !isFrame),
        pageAt,
      ),
      ...(drawn.menu && {
        frames: {
          menu: pageAt(MENU_FILE),
          pages: byPath(
            drawn.pages.filter(({ isFrame }) => isFrame),
            pageAt,
          ),
        },
      }),
      files,
    },
  };
}

/** `{ '/terms': { es: { url, integrity } } }`: which pages are drawn already, by path and language. */
function byPath(drawn, pageAt) {
  const found = {};
  for (const { path: address, language, file } of drawn) found[address] = { ...found[address], [language]: pageAt(file) };
  return found;
}

/** Style sheets and scripts, the larger ones too, in the order in which the page needs them. */
function filesNamedIn(page) {
  return [...page.matchAll(/ (?:href|src)="(\/[\w.-]+\.(?:css|js))"/g)].map(([, address]) => address);
}

/** The scripts that a page which comes drawn shows without. */
function deferredIn(page) {
  return [...page.matchAll(/<script defer src="([^"]+)"/g)].map(([, address]) => address);
}

/** What the shell asks of the API as soon as it runs, by who is here and path (`*`: any), for the gateway to name in `Link` headers. */
function firstCallsOf(folder) {
  const file = path.join(folder, 'first-calls.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Everything beside the pages and what the gateway makes of them that the version consists of, compressed neighbours too, with its hash. */
function filesIn(folder) {
  const all = globSync('**/*.*', { cwd: folder });
  return integrityOfFiles(
    folder,
    all.filter((file) => !/\.html(\.\w+)?$/.test(file) && !file.startsWith(MENU_FILE)),
  );
}

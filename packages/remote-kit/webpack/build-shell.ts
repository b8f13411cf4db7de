import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WebpackPluginInstance } from 'webpack';
import type { BuildOptions, BuiltWorkspace } from './build-options.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import type { Offers } from './collect-offers-plugin.ts';
import { brotliSizes, type FileSize } from './compressor.ts';
import { contentVersion } from './content-version.ts';
import { drawPages, type DrawnFile, type DrawnFiles } from './draw-pages.ts';
import { integrityOf, integrityOfFiles, type Integrities } from './integrity.ts';
import { packageVersionOf } from './package-version.ts';
import { PageFilesPlugin } from './page-files-plugin.ts';
import { MENU_FILE } from './page-plugin.ts';
import { runWebpack } from './run-webpack.ts';
import { shellConfig } from './shell-config.ts';
import { stampChunks, stampPage } from './stamp-integrity.ts';
import { StampPlugin } from './stamp-plugin.ts';
import { stampVersion } from './stamp-version.ts';

const PAGE = 'index.html';
/** Where the shell declares its own pages for members. */
const ROUTES = 'src/app/member-routes.tsx';
const FIRST_SCRIPTS_KILOBYTES = 150;
/**
 * The chunks of what visitors do without, by whom the gateway names their files to: who has such a session, and who is
 * in that frame.
 */
const AREAS = { member: ['member-area', 'offered'], operator: ['own-frame-area', 'offered'] };

/** Addresses of files, by whom they are for. */
type Areas = Record<string, string[]>;

/** GET calls by who is here and path (`*`: any). */
type FirstCalls = Record<string, Record<string, string[]>>;

/** What the build finds on its way. */
interface Found {
  version: string;
  offers: Offers;
  areas: Areas;
  pages: Record<string, string[]>;
}

/**
 * Builds the shell into `out`: index.html, its public pages and the member's frames drawn already, hashed files, and
 * release.json, the registry's record of it.
 */
export async function buildShell(folder: string, out: string, { minimize = true }: BuildOptions = {}): Promise<BuiltWorkspace> {
  const packageVersion = packageVersionOf(folder);
  const firstCalls = firstCallsOf(folder);
  rmSync(out, { recursive: true, force: true });
  const drawn = await drawPages(folder);
  const found: Partial<Found> = {};
  const config = shellConfig({ name: 'shell', folder, outputFolder: out, onOffers: (offers) => (found.offers = offers), drawn });
  const stamp = new StampPlugin((files) => {
    found.version = contentVersion(files, packageVersion, { firstCalls });
    stampVersion(files, found.version);
    stampChunks(files);
    for (const page of [PAGE, ...drawn.pages.map(({ file }) => file)]) stampPage(files, page);
  });
  const pages = new PageFilesPlugin((files) => (found.pages = files), ROUTES);
  const plugins = [...config.plugins, new ChunkIntegrityPlugin(), stamp, pages, noteAreas((areas) => (found.areas = areas))];
  await runWebpack({ ...config, optimization: { ...config.optimization, minimize }, plugins });

  const { version, offers, areas, pages: own } = found;
  if (version === undefined || offers === undefined || areas === undefined || own === undefined)
    throw new Error('the shell was not stamped');
  const record = releaseRecord({ version, offers, areas, pages: own, out, drawn, firstCalls, files: filesIn(out) });
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  const sizes = brotliSizes(out);
  if (minimize) refuseHeavy(record.extras.deferred, sizes);
  return { version, sizes };
}

/** Throws when a visitor's first page brings too much: what it can do without belongs behind an `import()`. */
function refuseHeavy(deferred: readonly string[], sizes: readonly FileSize[]): void {
  const first = sizes.filter(({ file }) => deferred.includes(`/${file}`));
  const kilobytes = first.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0) / 1024;
  if (kilobytes <= FIRST_SCRIPTS_KILOBYTES) return;
  throw new Error(`the shell's first scripts weigh ${kilobytes.toFixed(1)} KB, and may weigh ${FIRST_SCRIPTS_KILOBYTES} KB`);
}

function noteAreas(note: (areas: Areas) => void): WebpackPluginInstance {
  return {
    apply: (compiler) =>
      compiler.hooks.done.tap('noteAreas', ({ compilation: { namedChunkGroups } }) => {
        const filesOf = (chunks: readonly string[]): string[] => {
          const files = new Set(chunks.flatMap((chunk) => namedChunkGroups.get(chunk)?.getFiles() ?? []));
          return [...files].map((file) => `/${file}`);
        };
        note(Object.fromEntries(Object.entries(AREAS).map(([who, chunks]) => [who, filesOf(chunks)])));
      }),
  };
}

interface PublishedPage {
  url: string;
  integrity: string;
}

/** Pages that are drawn already, by path and language. */
type PublishedPages = Record<string, Record<string, PublishedPage>>;

type PageAt = (file: string) => PublishedPage;

interface Released extends Found {
  out: string;
  drawn: DrawnFiles;
  firstCalls: FirstCalls;
  files: Integrities;
}

interface ShellRecord {
  url: string;
  metadata: { integrity: string; version: string };
  deployment: { traffic: number; default: boolean };
  extras: {
    offers: Offers;
    preload: string[];
    deferred: string[];
    areas: Areas;
    pages: Record<string, string[]>;
    firstCalls: FirstCalls;
    drawn: PublishedPages;
    frames?: { menu: PublishedPage; pages: PublishedPages };
    files: Integrities;
  };
}

/** The shell's page in the shape of a remote's record; the gateway finds each version's pages where `url` says. */
function releaseRecord({ version, offers, areas, pages, out, drawn, firstCalls, files }: Released): ShellRecord {
  const page = readFileSync(path.join(out, PAGE), 'utf8');
  const pageAt: PageAt = (file) => ({
    url: `/shell/versions/${version}/${file}`,
    integrity: integrityOf(readFileSync(path.join(out, file))),
  });
  const { url, integrity } = pageAt(PAGE);
  const framesOrNot = (areFrames: boolean): PublishedPages =>
    byPath(
      drawn.pages.filter(({ isFrame }) => isFrame === areFrames),
      pageAt,
    );
  return {
    url,
    metadata: { integrity, version },
    deployment: { traffic: 100, default: true },
    extras: {
      offers,
      preload: [...filesNamedIn(page), '/registry.json'],
      deferred: deferredIn(page),
      areas,
      pages: besides(areas['member'] ?? [], pages),
      firstCalls,
      drawn: framesOrNot(false),
      ...(drawn.menu !== null && { frames: { menu: pageAt(MENU_FILE), pages: framesOrNot(true) } }),
      files,
    },
  };
}

/** The same without the files that a member's headers name on every page. */
function besides(every: readonly string[], pages: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(pages).map(([page, files]) => [page, files.filter((file) => !every.includes(`/${file}`))]));
}

function byPath(drawn: readonly DrawnFile[], pageAt: PageAt): PublishedPages {
  const found: PublishedPages = {};
  for (const { path: address, language, file } of drawn) found[address] = { ...found[address], [language]: pageAt(file) };
  return found;
}

/** Style sheets and scripts, the larger ones too, in the order in which the page needs them. */
function filesNamedIn(page: string): string[] {
  return [...page.matchAll(/ (?:href|src)="(\/[\w.-]+\.(?:css|js))"/g)].map(([, address = '']) => address);
}

/** The scripts that a page which comes drawn shows without. */
function deferredIn(page: string): string[] {
  return [...page.matchAll(/<script defer src="([^"]+)"/g)].map(([, address = '']) => address);
}

/** What the shell asks of the API as soon as it runs, for the gateway to name in `Link` headers. */
function firstCallsOf(folder: string): FirstCalls {
  const file = path.join(folder, 'first-calls.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FirstCalls) : {};
}

/**
 * Everything beside the pages and what the gateway makes of them that the version consists of, compressed neighbours
 * too, with its hash.
 */
function filesIn(folder: string): Integrities {
  const all = globSync('**/*.*', { cwd: folder });
  return integrityOfFiles(
    folder,
    all.filter((file) => !/\.html(\.\w+)?$/.test(file) && !file.startsWith(MENU_FILE)),
  );
}

import { globSync } from 'node:fs';
import path from 'node:path';
import { cachedBuild } from './cached-build.mjs';
import { goodBuild } from './last-build.mjs';
import { projectRoot } from './paths.mjs';

const PAGE = 'test/browser/page.tsx';
const FIXTURES = ['packages/remote-kit/test/fixtures/mfe-sample', 'shell/test/fixtures/*'];

/** Everything that tests look at and nobody releases. */
export function allTestedBuilds() {
  return ['pages', 'gallery', ...globSync(FIXTURES, { cwd: projectRoot }).toSorted()];
}

/**
 * The folder of a build that tests look at: `pages` (all remotes alone), `gallery` (that of packages/ui), or a remote or shell by its folder,
 * of which the released build is taken when it is good. webpack is loaded only for what is not there.
 */
export function testedBuild(name) {
  if (name === 'pages') return cachedPages();
  if (name === 'gallery') return cachedGallery();
  const released = goodBuild(name);
  return released ?? cachedBuild(path.basename(name), [name], (out) => buildUnminified(name, out));
}

function cachedPages() {
  const remotes = globSync(`*/${PAGE}`, { cwd: projectRoot }).map((file) => file.split(path.sep)[0]);
  const entry = Object.fromEntries(remotes.map((name) => [name, `./${name}/${PAGE}`]));
  const sources = remotes.toSorted().flatMap((name) => [name, path.join(name, path.dirname(PAGE))]);
  return cachedBuild('pages', sources, (outputFolder) => buildPages({ entry, outputFolder }));
}

function cachedGallery() {
  const entry = { gallery: './packages/ui/gallery/gallery.tsx' };
  return cachedBuild('gallery', [], (outputFolder) => buildPages({ entry, outputFolder, nodeEnv: 'development' }));
}

async function buildUnminified(workspace, out) {
  const { buildWorkspace } = await import('./build-workspace.mjs');
  await buildWorkspace(workspace, out, { minimize: false });
}

async function buildPages(options) {
  const { browserPagesConfig } = await import('./browser-pages-config.mjs');
  const { runWebpack } = await import('./run-webpack.mjs');
  await runWebpack(browserPagesConfig(options));
}

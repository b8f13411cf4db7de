import { globSync } from 'node:fs';
import path from 'node:path';
import type { BrowserPages } from './browser-pages-config.ts';
import { cachedBuild } from './cached-build.ts';
import { goodBuild } from './last-build.ts';
import { projectRoot } from './paths.ts';

const PAGE = 'test/browser/page.tsx';
const FIXTURES = ['packages/remote-kit/test/fixtures/mfe-sample', 'shell/test/fixtures/*'];

/** Everything that tests look at and nobody releases. */
export function allTestedBuilds(): string[] {
  return ['pages', 'gallery', ...globSync(FIXTURES, { cwd: projectRoot }).toSorted()];
}

/**
 * The folder of a build that tests look at: `pages` (all remotes alone), `gallery` (that of packages/ui), or a remote
 * or shell by its folder, of which the released build is taken when it is good. webpack is loaded only for what is not
 * there.
 */
export async function testedBuild(name: string): Promise<string> {
  if (name === 'pages') return cachedPages();
  if (name === 'gallery') return cachedGallery();
  const released = goodBuild(name);
  return released ?? cachedBuild(path.basename(name), [name], (out) => buildUnminified(name, out));
}

function cachedPages(): Promise<string> {
  const remotes = globSync(`*/${PAGE}`, { cwd: projectRoot }).map((file) => file.slice(0, -`/${PAGE}`.length));
  const entry = Object.fromEntries(remotes.map((name) => [name, `./${name}/${PAGE}`]));
  const sources = remotes.toSorted().flatMap((name) => [name, path.join(name, path.dirname(PAGE))]);
  return cachedBuild('pages', sources, (outputFolder) => buildPages({ entry, outputFolder }));
}

function cachedGallery(): Promise<string> {
  const entry = { gallery: './packages/ui/gallery/gallery.tsx' };
  return cachedBuild('gallery', [], (outputFolder) => buildPages({ entry, outputFolder, nodeEnv: 'development' }));
}

async function buildUnminified(workspace: string, out: string): Promise<void> {
  const { buildWorkspace } = await import('./build-workspace.ts');
  await buildWorkspace(workspace, out, { minimize: false });
}

async function buildPages(options: BrowserPages): Promise<void> {
  const { browserPagesConfig } = await import('./browser-pages-config.ts');
  const { runWebpack } = await import('./run-webpack.ts');
  await runWebpack(browserPagesConfig(options));
}

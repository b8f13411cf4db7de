import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Module, type RuleSetRule } from 'webpack';
import { baseConfig, type BaseConfig } from './base-config.ts';
import { CollectOffersPlugin, type Offers } from './collect-offers-plugin.ts';
import type { DrawnFiles } from './draw-pages.ts';
import { resourceOf } from './module-resource.ts';
import { PagePlugin } from './page-plugin.ts';
import { projectRoot } from './paths.ts';
import { platformVersions } from './shared-packages.ts';
import { sheetsOf } from './package-sheets.ts';

interface ShellOptions {
  name: string;
  folder: string;
  outputFolder: string;
  /** Gets what it shares. */
  onOffers?: (offers: Offers) => void;
  /** Its public pages and the member's frames. */
  drawn?: DrawnFiles;
}

type ShellConfig = BaseConfig & { entry: { main: string[] } };

/**
 * The shell, no remote known at build time. What it shares it registers itself (shell/src/remotes/federation.ts), so
 * that the first page brings what it needs alone.
 */
export function shellConfig({ name, folder, outputFolder, onOffers = () => undefined, drawn }: ShellOptions): ShellConfig {
  const config = baseConfig({ name, folder, outputFolder, flavour: 'shell' });
  return {
    ...config,
    entry: { main: [...sheetsOf('ui'), './src/index.ts'] },
    output: { ...config.output, publicPath: '/' },
    module: { ...config.module, rules: [...config.module.rules, ...LISTS_OF_EXPORTS] },
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { default: false, defaultVendors: false, platform, late } } },
    plugins: [
      ...config.plugins,
      new webpack.DefinePlugin({ PLATFORM_VERSIONS: JSON.stringify(platformVersions()), ENV_TARGET: '"web"' }),
      new CollectOffersPlugin(onOffers),
      new PagePlugin({ template: 'src/index.html', beforePaint: 'src/before-paint.js', installable: installableFolder(folder), drawn }),
    ],
  };
}

/** A shell without one (the fixture of a test) is not installable. */
function installableFolder(folder: string): string | undefined {
  return existsSync(path.join(folder, 'src/installable/manifest.json')) ? 'src/installable' : undefined;
}

/**
 * Who imports one name of these gets the module that it comes from, and nothing of the others; of style sheets all come
 * anyway.
 */
const LISTS_OF_EXPORTS: RuleSetRule[] = [
  'ui/src/index.ts',
  'remote-kit/src/index.ts',
  'remote-kit/src/host/index.ts',
  'texts/src/index.ts',
].map((file) => ({
  test: path.join(projectRoot, 'packages', file),
  sideEffects: false,
}));

/** Libraries change seldom: in a file of their own they stay in caches over the shell's releases. */
const platform = {
  name: 'platform',
  type: /^javascript\//,
  test: (module: Module) => /[\\/]node_modules[\\/](?!@module-federation)/.test(resourceOf(module) ?? ''),
  chunks: 'initial' as const,
  enforce: true,
};

/**
 * What pages that come later have in common: all that remotes are offered, and most of what a member's pages are made
 * of.
 */
const late = {
  name: 'late',
  test: /[\\/](node_modules|packages)[\\/]/,
  chunks: 'async' as const,
  minChunks: 2,
  enforce: true,
};

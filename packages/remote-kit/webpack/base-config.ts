import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack';
import { compressor } from './compressor.ts';
import { fileCache } from './file-cache.ts';
import { languagesPlugin } from './languages-plugin.ts';
import { projectRoot } from './paths.ts';
import { SheetOrderPlugin } from './sheet-order-plugin.ts';

const require = createRequire(import.meta.url);
const HASHED = '[name].[contenthash:10]';
const MODULE_CSS = /\.module\.css$/;

interface BaseOptions {
  /** Marks its class names and its chunks, so that two remotes never collide. */
  name: string;
  folder: string;
  outputFolder: string;
  /** Separates the caches of builds that differ in anything that webpack does not hash. */
  flavour: string;
  isDevelopment?: boolean;
  /** Leaves out what the shell does not share, such as React's runtime for JSX in development. */
  isFederated?: boolean;
  /** No style sheets, only their names. */
  isForNode?: boolean;
}

/** With all the parts that one build or another adds something to. */
export interface BaseConfig extends Configuration {
  output: NonNullable<Configuration['output']>;
  resolve: NonNullable<Configuration['resolve']>;
  module: { rules: RuleSetRule[] };
  optimization: NonNullable<Configuration['optimization']>;
  plugins: WebpackPluginInstance[];
}

/** What every front-end build has in common. */
export function baseConfig(options: BaseOptions): BaseConfig {
  const { name, folder, outputFolder, flavour, isDevelopment = false, isFederated = false, isForNode = false } = options;
  return {
    name,
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    target: [isForNode ? 'node' : 'web', 'es2022'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: outputFolder,
      uniqueName: name,
      clean: true,
      filename: `${HASHED}.js`,
      chunkFilename: `${HASHED}.js`,
      assetModuleFilename: `${HASHED}[ext]`,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        ...scripts({ development: isDevelopment && !isFederated, refresh: isDevelopment }),
        ...(isForNode ? styleNames(name) : styles(name, isDevelopment)),
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: { minimizer: minimizers(), moduleIds: 'deterministic', chunkIds: 'deterministic' },
    plugins: [
      languagesPlugin(),
      new MiniCssExtractPlugin({ filename: `${HASHED}.css`, chunkFilename: `${HASHED}.css` }),
      new SheetOrderPlugin(),
    ],
    // What is released is built from nothing: out of a cache variables get other names, and the same sources would be
    // two versions (seen).
    cache: isDevelopment && fileCache(`${flavour}-${path.relative(projectRoot, folder).replaceAll(/\W+/g, '-')}`),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function scripts({ development, refresh }: { development: boolean; refresh: boolean }): RuleSetRule[] {
  const rule = (test: RegExp, tsx: boolean): RuleSetRule => ({
    test,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development, refresh } },
      },
    },
  });
  return [rule(/\.tsx$/, true), rule(/\.ts$/, false)];
}

function styles(name: string, isDevelopment: boolean): RuleSetRule[] {
  const extract = isDevelopment ? require.resolve('style-loader') : MiniCssExtractPlugin.loader;
  return [
    { test: MODULE_CSS, use: [extract, cssModules(isDevelopment ? `${name}_[name]_[local]` : hashedClass(name))] },
    { test: /\.css$/, exclude: MODULE_CSS, use: [extract, require.resolve('css-loader')] },
  ];
}

function styleNames(name: string): RuleSetRule[] {
  return [
    { test: MODULE_CSS, use: [cssModules(hashedClass(name), { exportOnlyLocals: true })] },
    { test: /\.css$/, exclude: MODULE_CSS, type: 'asset/source' },
  ];
}

/** Class names hash the path inside a workspace, which two remotes may share: the name keeps them apart. */
const hashedClass = (name: string): string => `${name}_[hash:base64:6]`;

function cssModules(localIdentName: string, more: { exportOnlyLocals?: boolean } = {}): { loader: string; options: object } {
  const modules = { localIdentName, namedExport: false, exportLocalsConvention: 'as-is', ...more };
  return { loader: require.resolve('css-loader'), options: { modules } };
}

/**
 * Native ones, of a third of the time that terser and cssnano take and not larger; processes of their own would cost
 * more than they save (measured).
 */
function minimizers(): WebpackPluginInstance[] {
  const minify = [{ implementation: MinimizerPlugin.swcMinify }, { implementation: MinimizerPlugin.lightningCssMinify }];
  return [new MinimizerPlugin({ test: /\.(js|css)$/, minify, parallel: false }), compressor()];
}

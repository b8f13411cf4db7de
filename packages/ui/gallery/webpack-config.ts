import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';

const here = import.meta.dirname;
const modules = { localIdentName: '[name]_[local]', namedExport: false, exportLocalsConvention: 'as-is' };
const script = {
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
  target: 'es2024',
};

/** The gallery alone, one script and one style sheet. */
export const config: Configuration = {
  mode: 'development',
  devtool: false,
  context: here,
  entry: './gallery.tsx',
  output: { path: `${here}/dist`, filename: 'gallery.js', assetModuleFilename: '[name][ext]', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '...'] },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'swc-loader', options: { jsc: script } },
      { test: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules } }] },
      { test: /\.css$/, exclude: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: 'gallery.css' })],
};

import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const here = import.meta.dirname;

/** The gallery alone: `npx webpack -c gallery/webpack.config.mjs`, then open gallery/index.html by any static server. */
export default {
  mode: 'development',
  devtool: false,
  context: here,
  entry: './gallery.tsx',
  output: { path: `${here}/dist`, filename: 'gallery.js', assetModuleFilename: '[name][ext]', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '...'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2024' } },
      },
      {
        test: /\.module\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          {
            loader: 'css-loader',
            options: { modules: { localIdentName: '[name]_[local]', namedExport: false, exportLocalsConvention: 'as-is' } },
          },
        ],
      },
      { test: /\.css$/, exclude: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: 'gallery.css' })],
};

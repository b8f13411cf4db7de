import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { baseConfig } from './base-config.mjs';

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<title>Standalone</title><link rel="icon" href="data:,"></head><body><script src="/main.js"></script></body></html>';

/** A remote alone, with hot reload: an ordinary application without federation, entered by `standalone/main.tsx`. */
export function standaloneConfig({ name, folder, port }) {
  const config = baseConfig({ name, folder, outputFolder: `${folder}/dist`, flavour: 'standalone', isDevelopment: true });
  return {
    ...config,
    entry: { main: './standalone/main.tsx' },
    output: { ...config.output, publicPath: '/', filename: '[name].js', chunkFilename: '[name].js' },
    plugins: [...config.plugins, new ReactRefreshPlugin({ overlay: false })],
    devServer: {
      host: '127.0.0.1',
      port,
      hot: true,
      static: false,
      client: { overlay: false },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        { name: 'page', middleware: (_request, response) => response.type('html').send(PAGE) },
      ],
    },
  };
}

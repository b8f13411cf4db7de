import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration, ExpressRequest, ExpressResponse } from 'webpack-dev-server';
import { baseConfig } from './base-config.ts';

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<title>Standalone</title><link rel="icon" href="data:,"></head><body><script src="/main.js"></script></body></html>';

interface StandaloneOptions {
  name: string;
  folder: string;
  port: number;
}

/** A remote alone, with hot reload: an ordinary application without federation, entered by `standalone/main.tsx`. */
export function standaloneConfig({ name, folder, port }: StandaloneOptions): { config: Configuration; devServer: DevServerConfiguration } {
  const base = baseConfig({ name, folder, outputFolder: `${folder}/dist`, flavour: 'standalone', isDevelopment: true });
  const config = {
    ...base,
    entry: { main: './standalone/main.tsx' },
    output: { ...base.output, publicPath: '/', filename: '[name].js', chunkFilename: '[name].js' },
    plugins: [...base.plugins, new ReactRefreshPlugin({ overlay: false })],
  };
  const devServer: DevServerConfiguration = {
    host: '127.0.0.1',
    port,
    hot: true,
    static: false,
    client: { overlay: false },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      { name: 'page', middleware: (_request: ExpressRequest, response: ExpressResponse) => void response.type('html').send(PAGE) },
    ],
  };
  return { config, devServer };
}

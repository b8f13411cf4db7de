import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';
import { AFTER_STAMP } from './stamp-plugin.ts';

const TEXT = /\.(js|css|html|json|svg|txt|webmanifest)$/;
const BROTLI = '.br';

/** What a browser fetches of a file. */
export interface FileSize {
  file: string;
  brotliBytes: number;
}

/** Writes `.br` and `.gz` beside each text file, at their best, for a server that sends them as they are. */
export function compressor(): WebpackPluginInstance {
  return new MinimizerPlugin({
    test: TEXT,
    minify: [],
    generate: { brotli: beside('brotliCompress', BROTLI), gzip: beside('gzip', '.gz') },
  });
}

/** What a browser would fetch of the files in a folder that were compressed. */
export function brotliSizes(folder: string): FileSize[] {
  const compressed = globSync(`**/*${BROTLI}`, { cwd: folder }).toSorted();
  return compressed.map((name) => ({ file: name.slice(0, -BROTLI.length), brotliBytes: statSync(path.join(folder, name)).size }));
}

function beside(algorithm: string, extension: string): MinimizerPlugin.GeneratorDescriptor {
  return { implementation: compressFinal, options: { algorithm }, type: 'asset', filename: `[path][base]${extension}` };
}

const { compress } = MinimizerPlugin;

/** The plugin's own, but not before the bytes are final. */
const compressFinal = Object.assign((...given: Parameters<typeof compress>) => compress(...given), compress, {
  getStage: () => AFTER_STAMP,
});

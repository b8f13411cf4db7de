import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { AFTER_STAMP } from './stamp-plugin.mjs';

const TEXT = /\.(js|css|html|json|svg|txt|webmanifest)$/;
const BROTLI = '.br';

/** Writes `.br` and `.gz` beside each text file, at their best, for a server that sends them as they are. */
export function compressor() {
  return new MinimizerPlugin({
    test: TEXT,
    minify: [],
    generate: { brotli: beside('brotliCompress', BROTLI), gzip: beside('gzip', '.gz') },
  });
}

/** What a browser would fetch of the files in a folder that were compressed: `{ file, brotliBytes }` of each. */
export function brotliSizes(folder) {
  const compressed = globSync(`**/*${BROTLI}`, { cwd: folder }).toSorted();
  return compressed.map((name) => ({ file: name.slice(0, -BROTLI.length), brotliBytes: statSync(path.join(folder, name)).size }));
}

function beside(algorithm, extension) {
  return { implementation: compressFinal, options: { algorithm }, type: 'asset', filename: `[path][base]${extension}` };
}

/** The plugin's own, but not before the bytes are final. */
const compressFinal = Object.assign((...given) => MinimizerPlugin.compress(...given), MinimizerPlugin.compress, {
  getStage: () => AFTER_STAMP,
});

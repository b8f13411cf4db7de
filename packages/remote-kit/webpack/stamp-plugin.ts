import webpack, { type Compiler } from 'webpack';
import type { BuiltFiles } from './built-files.ts';

const { Compilation } = webpack;
/** After the names have their hashes and the federation plugin has written its manifest. */
const STAGE = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
/** What reads the final bytes comes later than this plugin. */
export const AFTER_STAMP = STAGE + 1;

type Stamp = (files: BuiltFiles) => void;

/** Makes the bytes of a build final: `stamp` gets them all and changes them. Nothing is stamped that did not build. */
export class StampPlugin {
  readonly #stamp: Stamp;

  constructor(stamp: Stamp) {
    this.#stamp = stamp;
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('StampPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'StampPlugin', stage: STAGE }, (assets) => {
        if (compilation.errors.length > 0) return;
        const before: BuiltFiles = new Map(Object.entries(assets).map(([name, source]) => [name, source.buffer()]));
        const after: BuiltFiles = new Map(before);
        this.#stamp(after);
        for (const [name, bytes] of before) {
          const stamped = after.get(name);
          if (stamped === undefined) compilation.deleteAsset(name);
          else if (stamped !== bytes) compilation.updateAsset(name, new RawSource(stamped));
        }
      });
    });
  }
}

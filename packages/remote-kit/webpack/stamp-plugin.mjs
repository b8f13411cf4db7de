import webpack from 'webpack';

const { Compilation } = webpack;
/** After the names have their hashes and the federation plugin has written its manifest. */
const STAGE = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
/** What reads the final bytes comes later than this plugin. */
export const AFTER_STAMP = STAGE + 1;

/** Makes the bytes of a build final: `stamp` gets them all, a `Map` of names and buffers, and changes it. Nothing is stamped that did not build. */
export class StampPlugin {
  constructor(stamp) {
    this.stamp = stamp;
  }

  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('StampPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'StampPlugin', stage: STAGE }, (assets) => {
        if (compilation.errors.length > 0) return;
        const before = Object.entries(assets).map(([name, source]) => [name, source.buffer()]);
        const after = new Map(before);
        this.stamp(after);
        for (const [name, bytes] of before) {
          if (!after.has(name)) compilation.deleteAsset(name);
          else if (after.get(name) !== bytes) compilation.updateAsset(name, new RawSource(after.get(name)));
        }
      });
    });
  }
}

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/**
 * In the script that loads the others: stands for `<file> <hash>,<file> <hash>…` until their bytes are final
 * (stamp-integrity.ts).
 */
export const CHUNKS_MARK = '__INTEGRITY_OF_CHUNKS__';

/**
 * Every script and style sheet that this build's own code asks for later names the hash that it must have: the browser
 * refuses any other bytes.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkIntegrityPlugin', (source) => `${source}\n${setIntegrity('script', 'url')}`);
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap('ChunkIntegrityPlugin', (source, { tag, href }) => `${source}\n${setIntegrity(tag, href)}`);
      const { ensureChunkHandlers } = webpack.RuntimeGlobals;
      compilation.hooks.runtimeRequirementInTree.for(ensureChunkHandlers).tap('ChunkIntegrityPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkIntegrityRuntimeModule());
      });
    });
  }
}

const LOOK_UP = '__webpack_require__.integrityOf';

function setIntegrity(element: string, address: string): string {
  return `${element}.integrity = ${LOOK_UP}(${address});`;
}

class ChunkIntegrityRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    // Of a file that nobody knows the hash is one that nothing has.
    return `var hashes = Object.fromEntries(${JSON.stringify(CHUNKS_MARK)}.split(",").map((pair) => pair.split(" ")));
${LOOK_UP} = (url) => "sha384-" + (hashes[url.slice(url.lastIndexOf("/") + 1)] || "A".repeat(64));`;
  }
}

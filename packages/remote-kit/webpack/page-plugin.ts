import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { drawnInto, type DrawnFiles } from './draw-pages.ts';
import { installableFiles, type InstallableFiles } from './installable-files.ts';

/** What the gateway makes the navigation of. */
export const MENU_FILE = 'menu.json';

interface PageOptions {
  template: string;
  beforePaint: string;
  /** A folder with manifest, icons and service worker, where there is one. */
  installable?: string | undefined;
  drawn?: DrawnFiles | undefined;
}

/**
 * Writes index.html: `<!--head-->` in the template becomes the style sheets, the script that runs before the first
 * paint, and the deferred scripts of the entry. Nothing inline, so that the page lives under `script-src 'self'`.
 * Beside it the pages that are drawn already.
 */
export class PagePlugin {
  readonly #options: PageOptions;

  constructor(options: PageOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'PagePlugin', stage }, () => this.#emit(compiler, compilation));
    });
  }

  async #emit(compiler: Compiler, compilation: Compilation): Promise<void> {
    const { drawn = { pages: [], menu: null } } = this.#options;
    const [template, script] = await Promise.all([
      read(compiler, compilation, this.#options.template),
      read(compiler, compilation, this.#options.beforePaint),
    ]);
    const scriptName = `before-paint.${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`;
    const installable = await this.#installableFiles(compiler, compilation);
    const files = filesOfChunk(compilation, 'main');
    const head = [
      ...(installable ? [installable.link] : []),
      ...sheetsOf(files),
      `<script src="/${scriptName}"></script>`,
      ...files.filter((file) => file.endsWith('.js')).map((file) => `<script defer src="/${file}"></script>`),
    ];
    const { RawSource } = compiler.webpack.sources;
    for (const [name, bytes] of installable?.files ?? []) compilation.emitAsset(name, new RawSource(bytes), { minimized: true });
    compilation.emitAsset(scriptName, new RawSource(script));
    // As it is written: the gateway puts the nonce into a quoted attribute.
    const asWritten = { minimized: true };
    const page = template.replace('<!--head-->', head.join('\n    '));
    compilation.emitAsset('index.html', new RawSource(page), asWritten);
    for (const one of drawn.pages) {
      const sheets = one.chunk === undefined ? [] : sheetsOf(filesOfChunk(compilation, one.chunk));
      compilation.emitAsset(one.file, new RawSource(drawnInto(page, one, sheets)), asWritten);
    }
    if (drawn.menu) compilation.emitAsset(MENU_FILE, new RawSource(JSON.stringify(drawn.menu)), asWritten);
  }

  async #installableFiles(compiler: Compiler, compilation: Compilation): Promise<InstallableFiles | undefined> {
    const { installable } = this.#options;
    if (installable === undefined) return undefined;
    const folder = path.join(compiler.context, installable);
    compilation.contextDependencies.add(folder);
    return installableFiles(folder);
  }
}

function filesOfChunk({ namedChunkGroups }: Compilation, name: string): string[] {
  const group = namedChunkGroups.get(name);
  if (!group) throw new Error(`the build has no chunk ${name}`);
  return group.getFiles();
}

function sheetsOf(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}">`);
}

async function read(compiler: Compiler, compilation: Compilation, file: string): Promise<string> {
  const absolute = path.join(compiler.context, file);
  compilation.fileDependencies.add(absolute);
  return readFile(absolute, 'utf8');
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { drawnInto } from './draw-pages.mjs';
import { installableFiles } from './installable-files.mjs';

/** What the gateway makes the navigation of. */
export const MENU_FILE = 'menu.json';

/**
 * Writes index.html: `<!--head-->` in the template becomes the style sheets, the script that runs before the first paint, and the
 * deferred scripts of the entry. Nothing inline, so that the page lives under `script-src 'self'`. Beside it the pages that are drawn already.
 */
export class PagePlugin {
  /** `installable`: a folder with manifest, icons and service worker, where there is one. `drawn`: as draw-pages.mjs returns them. */
  constructor({ template, beforePaint, installable, drawn = { pages: [], menu: null } }) {
    this.drawn = drawn;
    this.template = template;
    this.beforePaint = beforePaint;
    this.installable = installable;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'PagePlugin', stage }, () => this.emit(compiler, compilation));
    });
  }

  async emit(compiler, compilation) {
    const [template, script] = await Promise.all([this.template, this.beforePaint].map((file) => read(compiler, compilation, file)));
    const scriptName = `before-paint.${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`;
    const installable = await this.installableFiles(compiler, compilation);
    const files = compilation.entrypoints.get('main').getFiles();
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
    for (const { chunk, ...drawn } of this.drawn.pages) {
      const sheets = chunk ? sheetsOf(compilation.namedChunkGroups.get(chunk).getFiles()) : [];
      compilation.emitAsset(drawn.file, new RawSource(drawnInto(page, { ...drawn, sheets })), asWritten);
    }
    if (this.drawn.menu) compilation.emitAsset(MENU_FILE, new RawSource(JSON.stringify(this.drawn.menu)), asWritten);
  }

  async installableFiles(compiler, compilation) {
    if (!this.installable) return undefined;
    const folder = path.join(compiler.context, this.installable);
    compilation.contextDependencies.add(folder);
    return installableFiles(folder);
  }
}

function sheetsOf(files) {
  return files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}">`);
}

async function read(compiler, compilation, file) {
  const absolute = path.join(compiler.context, file);
  compilation.fileDependencies.add(absolute);
  return readFile(absolute, 'utf8');
}

import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { projectRoot } from './paths.mjs';
import { runWebpack } from './run-webpack.mjs';

const SOURCE = 'src/drawn/draw-pages.tsx';
const DRAWING = 'draw-pages.cjs';
const LARGEST_BYTES = 16 * 1_024 * 1_024;

/**
 * The public pages of a shell as its own code draws them without a browser: `{ file, path, language, title, description, chunk?, html, css }` of
 * each. None when it has no such page (the fixture of a test).
 */
export async function drawPages(folder) {
  if (!existsSync(path.join(folder, SOURCE))) return [];
  // Within the project, where the packages that stay apart are found.
  const outputFolder = path.join(projectRoot, `.cache/drawing-${process.pid}`);
  try {
    await runWebpack(drawingConfig(folder, outputFolder));
    const script = `require(${JSON.stringify(path.join(outputFolder, DRAWING))}).drawPages().then((pages) => console.log(JSON.stringify(pages)))`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], {
      env: { ...process.env, NODE_ENV: 'production', TZ: 'UTC' },
      maxBuffer: LARGEST_BYTES,
    });
    return JSON.parse(stdout).map(({ name, ...page }) => ({ ...page, file: `${name}.${page.language}.html` }));
  } finally {
    rmSync(outputFolder, { recursive: true, force: true });
  }
}

function drawingConfig(folder, outputFolder) {
  const config = baseConfig({ name: 'shell', folder, outputFolder, flavour: 'drawing', isForNode: true });
  return {
    ...config,
    entry: `./${SOURCE}`,
    output: { ...config.output, filename: DRAWING, library: { type: 'commonjs2' } },
    externals: /^(?!@facet\/)[@a-z]/,
    externalsType: 'commonjs2',
    optimization: { minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** The page with one of them in it, as it comes to who has no session; the gateway fills in what is left. */
export function drawnInto(page, { language, title, description, sheets, html, css }) {
  const into = [
    ['<html lang="en">', `<html lang="${language}">`],
    [/<title>.*<\/title>/, `<title>${escaped(title)}</title>`],
    [/(<meta name="description" content=")[^"]*/, `<meta name="description" content="${escaped(description)}`],
    // A style sheet after the scripts would hold up their start.
    ['<script', `${sheets.map((sheet) => `${sheet}\n    `).join('')}<script`],
    ['</head>', `${css && `  <style data-drawn nonce="__STYLE_NONCE__">${css}</style>\n  `}</head>`],
    ['<div id="root"></div>', `<div id="root" data-drawn="${language}">${html}</div>`],
  ];
  return into.reduce((text, [place, drawn]) => {
    if (text.search(place) < 0) throw new Error(`the page has no ${place}`);
    return text.replace(place, () => drawn);
  }, page);
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

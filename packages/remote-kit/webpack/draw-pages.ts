import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { languagesPlugin } from './languages-plugin.ts';
import { projectRoot } from './paths.ts';
import { runWebpack } from './run-webpack.ts';

const SOURCE = 'src/drawn/draw-pages.tsx';
const DRAWING = 'draw-pages.cjs';
const LARGEST_BYTES = 16 * 1_024 * 1_024;

/** A page in one language, drawn already. */
export interface DrawnFile {
  file: string;
  /** Where the gateway shows it. */
  path: string;
  language: string;
  isFrame: boolean;
  title: string;
  description: string;
  /** Whose style sheets it needs besides those of every page. */
  chunk?: string;
  html: string;
  css: string;
}

export interface DrawnFiles {
  pages: readonly DrawnFile[];
  /** What the gateway makes the navigation of the frames of. */
  menu: object | null;
}

/** What the shell's `drawPages` gives. */
interface Drawing {
  pages: (Omit<DrawnFile, 'file'> & { name: string })[];
  menu: object;
}

/**
 * The pages of a shell that its own code draws without a browser. None when it has no such page (the fixture of a
 * test).
 */
export async function drawPages(folder: string): Promise<DrawnFiles> {
  if (!existsSync(path.join(folder, SOURCE))) return { pages: [], menu: null };
  // Within the project, where the packages that stay apart are found.
  const outputFolder = path.join(projectRoot, `.cache/drawing-${process.pid}`);
  try {
    await runWebpack(drawingConfig(folder, outputFolder));
    const script = `require(${JSON.stringify(path.join(outputFolder, DRAWING))}).drawPages().then((drawn) => console.log(JSON.stringify(drawn)))`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], {
      env: { ...process.env, NODE_ENV: 'production', TZ: 'UTC' },
      maxBuffer: LARGEST_BYTES,
    });
    const { pages, menu } = JSON.parse(stdout) as Drawing;
    return { pages: pages.map(({ name, ...page }) => ({ ...page, file: `${name}.${page.language}.html` })), menu };
  } finally {
    rmSync(outputFolder, { recursive: true, force: true });
  }
}

function drawingConfig(folder: string, outputFolder: string): Configuration {
  const config = baseConfig({ name: 'shell', folder, outputFolder, flavour: 'drawing', isForNode: true });
  return {
    ...config,
    entry: `./${SOURCE}`,
    output: { ...config.output, filename: DRAWING, library: { type: 'commonjs2' } },
    externals: /^(?!@facet\/)[@a-z]/,
    externalsType: 'commonjs2',
    optimization: { minimize: false },
    plugins: [languagesPlugin(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/**
 * The page with one of them in it, as it comes to who has no session, or has one; the gateway fills in what is left. A
 * public page is what the scripts go on with, a frame stands beside the place of what they draw.
 */
export function drawnInto(page: string, drawn: DrawnFile, sheets: readonly string[]): string {
  const { language, isFrame, title, description, html, css } = drawn;
  const root = '<div id="root"></div>';
  const markup = isFrame
    ? `<div id="drawn-frame" data-drawn="${language}" aria-busy="true">${html}</div>${root}`
    : `<div id="root" data-drawn="${language}">${html}</div>`;
  const into: [place: string | RegExp, replacement: string][] = [
    ['<html lang="en">', `<html lang="${language}">`],
    [/<title>.*<\/title>/, `<title>${escaped(title)}</title>`],
    [/(<meta name="description" content=")[^"]*/, `<meta name="description" content="${escaped(description)}`],
    // A style sheet after the scripts would hold up their start.
    ['<script', `${sheets.map((sheet) => `${sheet}\n    `).join('')}<script`],
    ['</head>', `${css && `  <style data-drawn nonce="__STYLE_NONCE__">${css}</style>\n  `}</head>`],
    [root, markup],
  ];
  return into.reduce((text, [place, replacement]) => {
    if (text.search(place) < 0) throw new Error(`the page has no ${place}`);
    return text.replace(place, () => replacement);
  }, page);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

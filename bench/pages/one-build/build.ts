// Builds shell and remotes as one application, without federation: node bench/pages/one-build/build.ts <bundle|routes>
// <folder> `bundle` is one script with every page in it, `routes` has each page in a file of its own; texts of other
// languages stay apart in both. Leaves builds in `<folder>/<name>` that `npm run release -- <name> --from` takes.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  baseConfig,
  bytesOf,
  PagePlugin,
  readRemoteManifest,
  runWebpack,
  stampPage,
  StampPlugin,
  type BuiltFiles,
} from '@facet/remote-kit/webpack';
import webpack, { type Configuration } from 'webpack';
import { remoteWithoutCode, shellRecord, VERSION } from './records.ts';
import { replacements } from './replacements.ts';

/**
 * A page's `import()` becomes part of the script; that of a language's texts, which stand in these files only, does
 * not.
 */
const everythingAtOnce = { test: /\.tsx?$/, exclude: /[\\/]texts\.ts$/, parser: { dynamicImportMode: 'eager' } };

const projectRoot = path.resolve(import.meta.dirname, '../../..');
const shell = path.join(projectRoot, 'shell');
const [, , kind, folder] = process.argv;
if (folder === undefined || (kind !== 'bundle' && kind !== 'routes')) {
  process.stderr.write('usage: build.ts <bundle|routes> <folder>\n');
  process.exit(2);
}
const out = path.resolve(folder);
const sources = path.join(out, 'sources');
const manifests = readdirSync(projectRoot)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => readRemoteManifest(path.join(projectRoot, name)));

rmSync(out, { recursive: true, force: true });
mkdirSync(sources, { recursive: true });
const replaced = Object.entries(replacements(projectRoot, manifests)).map(([file, source]): [module: string, replacement: string] => {
  const replacement = path.join(sources, path.basename(file).replace(/\.ts$/, '.js'));
  writeFileSync(replacement, source);
  return [path.join(shell, 'src/remotes', file), replacement];
});
const built = path.join(out, 'shell');
await runWebpack(oneBuildConfig());
const firstCalls: unknown = JSON.parse(readFileSync(path.join(shell, 'first-calls.json'), 'utf8'));
writeFileSync(path.join(built, 'release.json'), JSON.stringify(shellRecord(built, firstCalls)));
for (const manifest of manifests) remoteWithoutCode(path.join(out, manifest.name), manifest);

function oneBuildConfig(): Configuration {
  const config = baseConfig({ name: 'shell', folder: shell, outputFolder: built, flavour: 'one-build' });
  const pageOptions = { template: 'src/index.html', beforePaint: 'src/before-paint.js', installable: 'src/installable' };
  return {
    ...config,
    entry: { main: './src/index.ts' },
    output: { ...config.output, publicPath: '/' },
    resolve: { ...config.resolve, alias: Object.fromEntries(replaced), modules: ['node_modules', path.join(projectRoot, 'node_modules')] },
    module: { ...config.module, rules: [...config.module.rules, ...(kind === 'bundle' ? [everythingAtOnce] : [])] },
    plugins: [
      ...config.plugins,
      new webpack.DefinePlugin({ PLATFORM_VERSIONS: '{}' }),
      new PagePlugin(pageOptions),
      new StampPlugin(stampWithVersion),
    ],
  };
}

function stampWithVersion(files: BuiltFiles): void {
  const page = 'index.html';
  files.set(page, Buffer.from(bytesOf(files, page).toString().replace('__CONTENT_VERSION__', VERSION)));
  stampPage(files, page);
}

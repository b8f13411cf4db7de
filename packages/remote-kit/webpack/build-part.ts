import type { Requirement } from '../src/contract/registry-document.ts';
import { bytesOf } from './built-files.ts';
import { contentVersion } from './content-version.ts';
import { remoteConfig, type ExposedModule } from './remote-config.ts';
import { runWebpack } from './run-webpack.ts';
import { stampChunks, stampManifest } from './stamp-integrity.ts';
import { StampPlugin } from './stamp-plugin.ts';
import { stampVersion } from './stamp-version.ts';

export const MANIFEST = 'mf-manifest.json';
/** Made for tools of the federation plugin's own; nobody fetches it. */
const STATS = 'mf-stats.json';

export interface PartOptions {
  name: string;
  module: ExposedModule;
  folder: string;
  outputFolder: string;
  packageVersion: string;
  minimize: boolean;
  /** What the version is of besides the content. */
  declared?: object;
}

export interface BuiltPart {
  version: string;
  requires: Record<string, Requirement>;
  preload: string[];
  pages: Record<string, string[]>;
}

/**
 * Builds one exposed module of a remote into a folder. The version is of the content and of what `declared` says
 * besides.
 */
export async function buildPart(options: PartOptions): Promise<BuiltPart> {
  const { name, module, folder, outputFolder, packageVersion, declared, minimize } = options;
  const found: Partial<BuiltPart> = {};
  const config = remoteConfig({
    name,
    module,
    folder,
    outputFolder,
    onRequirements: (requires) => (found.requires = requires),
    onPages: (pages) => (found.pages = pages),
  });
  const stamp = new StampPlugin((files) => {
    files.delete(STATS);
    found.version = contentVersion(files, packageVersion, { ...declared, requires: found.requires });
    stampVersion(files, found.version);
    stampChunks(files);
    found.preload = fetchedFirst(JSON.parse(bytesOf(files, MANIFEST).toString()) as FederationManifest);
    stampManifest(files, MANIFEST, found.preload);
  });
  await runWebpack({ ...config, optimization: { ...config.optimization, minimize }, plugins: [...config.plugins, stamp] });
  const { version, requires, preload, pages } = found;
  if (version === undefined || requires === undefined || preload === undefined || pages === undefined)
    throw new Error(`${name} was not stamped`);
  return { version, requires, preload, pages };
}

/** What the federation plugin wrote, as far as it is read here. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: [{ assets: Record<'js' | 'css', { sync: string[] }> }];
}

/** Relative to the manifest: the gateway names it in `Link` headers. */
function fetchedFirst(built: FederationManifest): string[] {
  const [exposed] = built.exposes;
  return [built.metaData.remoteEntry.name, ...exposed.assets.js.sync, ...exposed.assets.css.sync];
}

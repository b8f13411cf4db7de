import { existsSync, globSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OperatorsDeclaration } from '../src/contract/operators-declaration.ts';
import type { RegistryRecord, RemoteManifest } from '../src/contract/registry-document.ts';
import { buildPart, MANIFEST, type BuiltPart } from './build-part.ts';
import type { BuildOptions, BuiltWorkspace } from './build-options.ts';
import { brotliSizes } from './compressor.ts';
import { integrityIn, integrityOfFiles, type Integrities } from './integrity.ts';
import { packageVersionOf } from './package-version.ts';
import { readRemoteManifest } from './read-remote-manifest.ts';
import { MODULE, OPERATORS } from './remote-config.ts';
import { weigh, type Weight } from './weigh.ts';

/** Below a version's folder: what operators get. */
const OPERATORS_FOLDER = 'operators';

interface BuiltOperators extends BuiltPart {
  /** What remote.json says of it. */
  declared: OperatorsDeclaration;
  weight: Weight;
  folder: string;
}

/**
 * Builds a remote into `<out>/<version>/` and its registry record into `<out>/release.json`. What it brings to the
 * operators' area is a build of its own in `operators/`: no file of the members' pages knows of it.
 */
export async function buildRemote(folder: string, out: string, { minimize = true }: BuildOptions = {}): Promise<BuiltWorkspace> {
  const manifest = readRemoteManifest(folder);
  const packageVersion = packageVersionOf(folder);
  rmSync(out, { recursive: true, force: true });
  const operators = await buildOperators({ manifest, folder, out, packageVersion, minimize });

  const partial = path.join(out, 'partial');
  const declared = { manifest, ...(operators && { operators: operators.version }) };
  const from = { name: manifest.name, module: MODULE, folder, outputFolder: partial, packageVersion };
  const built = await buildPart({ ...from, declared, minimize });
  const weight = weigh(manifest, brotliSizes(partial));
  if (operators) renameSync(operators.folder, path.join(partial, OPERATORS_FOLDER));

  const record = releaseRecord({ ...built, manifest, weight, operators, files: filesIn(partial) });
  renameSync(partial, path.join(out, built.version));
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  return { version: built.version, sizes: brotliSizes(path.join(out, built.version)) };
}

interface OperatorsOptions {
  manifest: RemoteManifest;
  folder: string;
  out: string;
  packageVersion: string;
  minimize: boolean;
}

/**
 * What the remote brings to the operators' area, null when it brings nothing. Throws when remote.json and the code do
 * not agree on that.
 */
async function buildOperators({ manifest, folder, out, packageVersion, minimize }: OperatorsOptions): Promise<BuiltOperators | null> {
  const { operators: declared } = manifest;
  const hasCode = existsSync(path.join(folder, OPERATORS.file));
  if (hasCode !== (declared !== undefined))
    throw new Error(`${manifest.name}: \`operators\` in remote.json and ${OPERATORS.file} come together, and one is missing`);
  if (declared === undefined) return null;
  const name = `${manifest.name}/${OPERATORS_FOLDER}`;
  const outputFolder = path.join(out, OPERATORS_FOLDER);
  const built = await buildPart({ name, module: OPERATORS, folder, outputFolder, packageVersion, minimize });
  const { weightBudgetKilobytes } = declared;
  const weight = weigh({ name, ...(weightBudgetKilobytes && { weightBudgetKilobytes }) }, brotliSizes(outputFolder));
  return { ...built, declared, weight, folder: outputFolder };
}

interface Released extends BuiltPart {
  manifest: RemoteManifest;
  weight: Weight;
  operators: BuiltOperators | null;
  files: Integrities;
}

/** The registry keeps more than a browser is told. */
type ReleaseRecord = RegistryRecord & { extras: { files: Integrities } };

/**
 * One entry of the public micro-frontend discovery schema; `extras` is what the shell reads before it fetches any code.
 */
function releaseRecord({ manifest, version, requires, weight, operators, preload, pages, files }: Released): ReleaseRecord {
  const { name, operators: _, ...declared } = manifest;
  const base = `/remotes/${name}/${version}`;
  return {
    url: `${base}/${MANIFEST}`,
    metadata: { integrity: integrityIn(files, MANIFEST), version },
    deployment: { traffic: 100, default: true },
    extras: {
      title: declared.navigation[0]?.label ?? name,
      ...declared,
      ...weight,
      requires,
      preload,
      pages,
      ...(operators && { operators: operatorsRecord(operators, base, files) }),
      files,
    },
  };
}

/** Its files are named from the version's folder on, as those of the members' pages. */
function operatorsRecord(
  { declared, requires, weight, preload, pages }: BuiltOperators,
  base: string,
  files: Integrities,
): NonNullable<RegistryRecord['extras']['operators']> {
  const manifest = `${OPERATORS_FOLDER}/${MANIFEST}`;
  const below = (names: readonly string[] = []): string[] => names.map((name) => `${OPERATORS_FOLDER}/${name}`);
  return {
    ...declared,
    ...weight,
    url: `${base}/${manifest}`,
    integrity: integrityIn(files, manifest),
    requires,
    preload: below(preload),
    pages: Object.fromEntries(declared.tabs.map(({ id, path: address }) => [address, below(pages[id])])),
  };
}

/**
 * Everything that the version consists of, compressed neighbours too, with its hash: the gateway serves nothing else.
 */
function filesIn(folder: string): Integrities {
  return integrityOfFiles(folder, globSync('**/*.*', { cwd: folder }));
}

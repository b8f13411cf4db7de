import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPart, MANIFEST } from './build-part.mjs';
import { brotliSizes } from './compressor.mjs';
import { integrityOfFiles } from './integrity.mjs';
import { readRemoteManifest } from './read-remote-manifest.mjs';
import { MODULE, OPERATORS } from './remote-config.mjs';
import { weigh } from './weigh.mjs';

/** Below a version's folder: what operators get. */
const OPERATORS_FOLDER = 'operators';

/**
 * Builds a remote into `<out>/<version>/` and its registry record into `<out>/release.json`. Returns `{ version, sizes }`. What it brings to the
 * operators' area is a build of its own in `operators/`: no file of the members' pages knows of it.
 * `minimize: false` is for fixtures: nobody downloads them.
 */
export async function buildRemote(folder, out, { minimize = true } = {}) {
  const manifest = readRemoteManifest(folder);
  const { version: packageVersion } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  rmSync(out, { recursive: true, force: true });
  const operators = await buildOperators({ manifest, folder, out, packageVersion, minimize });

  const partial = path.join(out, 'partial');
  const declared = { manifest, ...(operators && { operators: operators.version }) };
  const from = { name: manifest.name, module: MODULE, folder, outputFolder: partial, packageVersion };
  const built = await buildPart({ ...from, declared, minimize, withPages: true });
  const weight = weigh(manifest, brotliSizes(partial));
  if (operators) renameSync(operators.folder, path.join(partial, OPERATORS_FOLDER));

  const record = releaseRecord({ ...built, manifest, weight, operators, files: filesIn(partial) });
  renameSync(partial, path.join(out, built.version));
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  return { version: built.version, sizes: brotliSizes(path.join(out, built.version)) };
}

/** What the remote brings to the operators' area, null when it brings nothing. Throws when remote.json and the code do not agree on that. */
async function buildOperators({ manifest, folder, out, packageVersion, minimize }) {
  const hasCode = existsSync(path.join(folder, OPERATORS.file));
  if (hasCode !== (manifest.operators !== undefined))
    throw new Error(`${manifest.name}: \`operators\` in remote.json and ${OPERATORS.file} come together, and one is missing`);
  if (!hasCode) return null;
  const name = `${manifest.name}/${OPERATORS_FOLDER}`;
  const outputFolder = path.join(out, OPERATORS_FOLDER);
  const { version, requires } = await buildPart({ name, module: OPERATORS, folder, outputFolder, packageVersion, minimize });
  const { weightBudgetKilobytes } = manifest.operators;
  const weight = weigh({ name, ...(weightBudgetKilobytes && { weightBudgetKilobytes }) }, brotliSizes(outputFolder));
  return { version, requires, weight, folder: outputFolder };
}

/** One entry of the public micro-frontend discovery schema; `extras` is what the shell reads before it fetches any code. */
function releaseRecord({ manifest: { name, ...declared }, version, requires, weight, operators, preload, pages, files }) {
  const base = `/remotes/${name}/${version}`;
  return {
    url: `${base}/${MANIFEST}`,
    metadata: { integrity: files[MANIFEST], version },
    deployment: { traffic: 100, default: true },
    extras: {
      title: declared.navigation[0]?.label ?? name,
      ...declared,
      ...weight,
      requires,
      preload,
      pages,
      ...(operators && { operators: operatorsRecord(declared.operators, operators, base, files) }),
      files,
    },
  };
}

function operatorsRecord(declared, { requires, weight }, base, files) {
  const manifest = `${OPERATORS_FOLDER}/${MANIFEST}`;
  return { ...declared, ...weight, url: `${base}/${manifest}`, integrity: files[manifest], requires };
}

/** Everything that the version consists of, compressed neighbours too, with its hash: the gateway serves nothing else. */
function filesIn(folder) {
  return integrityOfFiles(folder, globSync('**/*.*', { cwd: folder }));
}

import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../front-end/index.ts';
import { cacheFolder, projectRoot } from '../project-root.ts';

const COPIES = join(cacheFolder, 'release-copies');
const EXPOSED = '__federation_expose_module.*.js';
/** Compressed neighbours would still hold what was there before. */
const COMPRESSED = '**/*.{br,gz}';

const MANIFEST = 'mf-manifest.json';
const RECORD = 'release.json';
/** How a build is changed here: other ways make other copies. */
const OWN_STAMP = createHash('sha256')
  .update(readFileSync(import.meta.filename))
  .digest('hex')
  .slice(0, 8);

interface BuiltRecord {
  metadata: { version: string; integrity: string };
  extras: { files: Record<string, string> };
}

/**
 * The last build of a remote as another version: it also writes `label` into the page (`data-release`). A real artifact
 * for `--from`, without the seconds of a build. Made once of each build: test files that run side by side share it.
 */
export function changedBuild(remote: string, label: string): string {
  const dist = join(projectRoot, remote, 'dist');
  const { version } = readRecord(dist).metadata;
  const name = (of: string): string => join(COPIES, `${remote}-build-${of}-${label}`);
  const copy = name(`${version}.${OWN_STAMP}`);
  if (existsSync(copy)) return copy;
  for (const old of globSync(name('*'))) rmSync(old, { recursive: true, force: true });
  const partial = `${copy}.partial-${process.pid}`;
  cpSync(dist, partial, { recursive: true });
  change(partial, version, label);
  try {
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true });
    // Another process made the same at the same moment.
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function change(copy: string, version: string, label: string): void {
  const file = join(copy, RECORD);
  const content = version.split('-').at(-1) ?? '';
  const newContent = createHash('sha256').update(`${version} ${label}`).digest('hex').slice(0, content.length);
  const folder = join(copy, version.replace(content, newContent));
  renameSync(join(copy, version), folder);
  for (const name of globSync(COMPRESSED, { cwd: folder })) rmSync(join(folder, name));
  // The version is stamped into the names that a version uses in the page, so that two of them can live there.
  for (const name of globSync('**/*.js', { cwd: folder })) replaceIn(join(folder, name), content, newContent);
  for (const name of globSync(EXPOSED, { cwd: folder })) mark(join(folder, name), label);
  replaceIn(file, content, newContent);
  writeFileSync(file, JSON.stringify(withNewHashes(folder, readRecord(copy))));
}

function readRecord(folder: string): BuiltRecord {
  return JSON.parse(readFileSync(join(folder, RECORD), 'utf8')) as BuiltRecord;
}

/** The entry names the hashes of the other files, the manifest that of the entry, the record those of all. */
function withNewHashes(folder: string, record: BuiltRecord): BuiltRecord {
  const names = globSync('**/*.*', { cwd: folder });
  const hashOf = (name: string): string => integrityOf(readFileSync(join(folder, name)));
  const isEntry = (name: string): boolean => name.startsWith('remote-entry.');
  const chunks = names.filter((name) => name !== MANIFEST && !isEntry(name));
  for (const name of [...chunks, ...names.filter(isEntry)]) {
    const before = record.extras.files[name]?.replace('sha384-', '') ?? '';
    const after = hashOf(name).replace('sha384-', '');
    for (const holder of [...names.filter(isEntry), MANIFEST]) replaceIn(join(folder, holder), before, after);
  }
  const files = Object.fromEntries(names.map((name) => [name, hashOf(name)]));
  return { ...record, metadata: { ...record.metadata, integrity: files[MANIFEST] ?? '' }, extras: { ...record.extras, files } };
}

function mark(file: string, label: string): void {
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n;document.documentElement.dataset.release = ${JSON.stringify(label)};\n`);
}

function replaceIn(file: string, text: string, replacement: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(text, replacement));
}

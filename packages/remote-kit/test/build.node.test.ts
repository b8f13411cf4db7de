import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRemote } from '../webpack/build-remote.ts';

const FIXTURES = resolve(import.meta.dirname, 'fixtures');
const cwd = process.cwd();

interface Release {
  url: string;
  metadata: { version: string; integrity: string };
  extras: {
    title: string;
    requires: Record<string, { version: string; exports?: string[] }>;
    preload: string[];
    pages: Record<string, string[]>;
    files: Record<string, string>;
    weightKilobytes: number;
    weightBudgetKilobytes: number;
    operators: {
      url: string;
      integrity: string;
      tabs: { id: string }[];
      requires: Record<string, { exports?: string[] }>;
      weightKilobytes: number;
      preload: string[];
      pages: Record<string, string[]>;
    };
  };
}

let temporary: string;
let out: string;
let release: Release;

beforeAll(async () => {
  // The federation plugin keeps its entry files below the working directory.
  process.chdir(resolve(import.meta.dirname, '../../..'));
  temporary = mkdtempSync(join(tmpdir(), 'remote-kit-'));
  out = join(temporary, 'sample');
  await build('mfe-sample', out);
  release = readRelease(out);
});

afterAll(() => {
  process.chdir(cwd);
  // The federation plugin puts it there.
  delete process.env['FEDERATION_WEBPACK_PATH'];
  rmSync(temporary, { recursive: true });
});

test('writes a registry record that says what the remote is and what it needs of the shell', () => {
  const { version } = release.metadata;
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
  expect(release.url).toBe(`/remotes/mfe-sample/${version}/mf-manifest.json`);
  expect(release.metadata.integrity).toMatch(/^sha384-/);
  expect(release.extras.title).toBe('Sample');
  expect(release.extras.requires['@facet/remote-kit']).toEqual({
    version: '^0.1.0',
    exports: ['CONTRACT_VERSION', 'createRemoteApi', 'createSlice', 'defineRemote', 'messageOf', 'useProfile'],
  });
  expect(Object.keys(release.extras.requires)).toContain('react');
});

test('what is preloaded exists, and every text file lies there compressed too', () => {
  const folder = join(out, release.metadata.version);
  for (const file of release.extras.preload) expect(existsSync(join(folder, file))).toBe(true);
  const texts = readdirSync(folder).filter((file) => /\.(js|css|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(3);
  for (const file of texts) {
    const bytes = readFileSync(join(folder, file));
    expect(brotliDecompressSync(readFileSync(join(folder, `${file}.br`)))).toEqual(bytes);
    expect(gunzipSync(readFileSync(join(folder, `${file}.gz`)))).toEqual(bytes);
  }
});

test.each([
  ['page', '/sample', () => release.extras],
  ['operators’ tab', '/admin?tab=samples', () => release.extras.operators],
])('of each %s the record has the files that come when it is visited, which are not those that come first', (_, page, of) => {
  const { files } = release.extras;
  const { pages, preload } = of();
  expect(Object.keys(pages)).toEqual([page]);
  const names = pages[page] ?? [];
  expect(names.map((file) => file.replace(/^.*\./, '')).toSorted()).toEqual(['css', 'js']);
  for (const file of names) expect(Object.keys(files)).toContain(file);
  for (const file of names) expect(preload).not.toContain(file);
});

const hashOf = (file: string): string =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(out, release.metadata.version, file)))
    .digest('base64')}`;

test('the record has the hash of every file, and one hash vouches for all: of the manifest, which names the entry’s, which names the others’', () => {
  const folder = join(out, release.metadata.version);
  const { files, preload } = release.extras;
  expect(files).toEqual(Object.fromEntries(globSync('**/*.*', { cwd: folder }).map((file) => [file, hashOf(file)])));
  expect(release.metadata.integrity).toBe(files['mf-manifest.json']);
  const manifest = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')) as { integrity: object };
  expect(manifest.integrity).toEqual(Object.fromEntries(preload.map((file) => [file, hashOf(file)])));
  const [entry = ''] = preload;
  const text = readFileSync(join(folder, entry), 'utf8');
  const others = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file) && file !== entry);
  expect(others.length).toBeGreaterThan(2);
  for (const file of others) expect(text).toContain(`${file} ${hashOf(file).slice('sha384-'.length)}`);
});

test('its weight, what a browser would fetch of it, is in the record and within its budget', () => {
  const folder = join(out, release.metadata.version);
  const bytes = readdirSync(folder)
    // What operators get, in a folder of its own, is weighed apart.
    .filter((file) => file.endsWith('.br'))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(release.extras.weightKilobytes).toBeCloseTo(bytes / 1024, 0);
  expect(release.extras.weightKilobytes).toBeLessThanOrEqual(release.extras.weightBudgetKilobytes);
});

test('what it brings to operators is a build of its own, weighed and named apart, and no file of the members’ pages names one of it', () => {
  const folder = join(out, release.metadata.version);
  const { operators, files, preload, pages, requires, weightKilobytes } = release.extras;
  expect(operators.url).toBe(`/remotes/mfe-sample/${release.metadata.version}/operators/mf-manifest.json`);
  expect(operators.integrity).toBe(files['operators/mf-manifest.json']);
  expect(operators.tabs.map(({ id }) => id)).toEqual(['samples']);
  expect(operators.requires['@facet/remote-kit']?.exports).toContain('createOperatorsApi');
  expect(requires['@facet/remote-kit']?.exports).not.toContain('createOperatorsApi');

  const names = Object.keys(files);
  const theirs = names.filter((file) => file.startsWith('operators/')).map((file) => file.slice('operators/'.length));
  const ours = names.filter((file) => !file.startsWith('operators/'));
  expect(theirs.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(2);
  expect([...preload, ...Object.values(pages).flat()].filter((file) => !ours.includes(file))).toEqual([]);
  const text = ours.filter((file) => /\.(js|css|json)$/.test(file)).map((file) => readFileSync(join(folder, file), 'utf8'));
  const named = theirs.filter((file) => /\.(js|css)$/.test(file) && text.some((one) => one.includes(file) || one.includes(hashIn(file))));
  expect(named).toEqual([]);
  const weighs = (list: string[], at = '') =>
    list.filter((file) => file.endsWith('.br')).reduce((sum, file) => sum + statSync(join(folder, at, file)).size, 0) / 1024;
  expect(operators.weightKilobytes).toBeCloseTo(weighs(theirs, 'operators'), 0);
  expect(weightKilobytes).toBeCloseTo(weighs(ours), 0);
});

/** `4720936608` of `46.4720936608.js`: what a script that loads it would know it by. */
const hashIn = (file: string): string => /\.([0-9a-f]{10})\./.exec(file)?.[1] ?? file;

test.each([
  [
    'a page that imports what is for operators',
    'src/list/list-page.tsx',
    "import '../operators/samples-api.ts';\n",
    'would bring ./src/operators/samples-api.ts to members',
  ],
  ['operators’ code above its own budget', 'remote.json', null, 'mfe-sample/operators weighs'],
])('%s fails the build', async (_name, file, code, message) => {
  const changed = join(FIXTURES, 'mfe-sample-planted');
  try {
    cpSync(join(FIXTURES, 'mfe-sample'), changed, { recursive: true });
    const text = readFileSync(join(changed, file), 'utf8');
    writeFileSync(
      join(changed, file),
      code === null ? text.replace('"weightBudgetKilobytes": 20', '"weightBudgetKilobytes": 1') : code + text,
    );
    expect(await failure(build('mfe-sample-planted', join(temporary, 'planted')))).toContain(message);
  } finally {
    rmSync(changed, { recursive: true });
  }
});

test('`operators` without its code, or the other way round, fails the build', async () => {
  const folder = join(temporary, 'mfe-half');
  cpSync(join(FIXTURES, 'mfe-sample'), folder, { recursive: true });
  rmSync(join(folder, 'src/operators'), { recursive: true });
  expect(await failure(build(folder, join(temporary, 'half')))).toContain('come together, and one is missing');
});

test('bundles nothing shared, and its class names carry its name', () => {
  const folder = join(out, release.metadata.version);
  const all = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
  const text = all.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  expect(text.length).toBeLessThan(60_000);
  expect(text).toContain('.mfe-sample_');
  expect(text).not.toContain('Minified React error');
});

test('two versions never share the global through which chunks arrive', () => {
  const folder = join(out, release.metadata.version);
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const globals = scripts.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/webpackChunk\w+/g) ?? []);
  expect(new Set(globals)).toEqual(new Set([`webpackChunk_mfe_sample_${release.metadata.version.slice(-10)}`]));
});

test('the same sources give the same version, other sources another one', async () => {
  const again = join(temporary, 'again');
  await build('mfe-sample', again);
  expect(readRelease(again).metadata.version).toBe(release.metadata.version);

  const changed = join(FIXTURES, 'mfe-sample-changed');
  try {
    cpSync(join(FIXTURES, 'mfe-sample'), changed, { recursive: true });
    const page = join(changed, 'src/list/list-page.tsx');
    writeFileSync(page, readFileSync(page, 'utf8').replace('Sample items', 'Changed items'));
    await build('mfe-sample-changed', join(temporary, 'changed'));
  } finally {
    rmSync(changed, { recursive: true });
  }
  expect(readRelease(join(temporary, 'changed')).metadata.version).not.toBe(release.metadata.version);
});

test('a second copy of something shared fails the build and names who imports it', async () => {
  const message = await failure(build('mfe-second-copy', join(temporary, 'second-copy')));
  expect(message).toMatch(/its own copy of .*react-redux.*imported by \.\/src\/page\.tsx.*import what you need from @facet\/remote-kit/);
  expect(message).toMatch(/its own copy of .*host\/index\.ts.*imported by \.\/src\/page\.tsx/);
  expect(message).toContain('./src/page.tsx takes all of @facet/remote-kit');
  expect(existsSync(join(temporary, 'second-copy/release.json'))).toBe(false);
});

/** What bin/build.ts does, without a process for each. */
async function build(workspace: string, folder: string): Promise<void> {
  await buildRemote(resolve(FIXTURES, workspace), folder);
}

function readRelease(folder: string): Release {
  return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;
}

async function failure(promise: Promise<void>): Promise<string> {
  return promise.then(
    () => 'it was built',
    (error: Error) => error.message,
  );
}

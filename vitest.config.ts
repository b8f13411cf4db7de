import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { keepCompiledCode } from './packages/tooling/bin/compiled-code.mjs';
import { siteLanguages } from './packages/texts/src/site-languages.ts';
import { PATIENCE_MS } from './packages/tooling/src/vitest/patience-ms.ts';

// What tests start (services, commands) finds what an earlier start compiled.
keepCompiledCode();

const database = setupFile('database.ts');
const temporaryFiles = setupFile('temporary-files.ts');
const propertySeed = setupFile('property-seed.ts');
const leaveNothing = setupFile('leave-nothing.ts');
const patience = setupFile('patience.ts');
const lastFrame = setupFile('last-frame.ts');
const untoldErrors = setupFile('untold-errors.ts');
const toldWhenItFails = setupFile('told-when-it-fails.ts');
/** `npm run test:long`: floods, kills and large tables, in `test/long/` of each workspace, left out otherwise. */
const isLong = process.env['TEST_LENGTH'] === 'long';
const LONG_TESTS = '**/test/long/**';
/** What builds put in. */
const define = { SITE_LANGUAGES: JSON.stringify(siteLanguages()) };
/**
 * One project after the other: a worker that goes over to a file of another project is thrown away with all that it has
 * imported (an eighth of the processor's time, measured).
 */
const ORDER = ['node', 'browser', 'dom', 'node-of-pages', 'e2e'];
/** Of a workspace; the others are those of `e2e`. */
const TESTED_FOLDERS = 'src,test,journeys,faults,kills,attack,spec';
/** What `npm run new` copies is tested where it lies. */
const templates = 'packages/tooling/templates';
const kits = ['packages/service-kit', 'packages/money-kit'];
const pages = [
  'packages/ui',
  'packages/texts',
  'packages/remote-kit',
  'packages/console-kit',
  'shell',
  ...remotes('.'),
  ...remotes(templates),
];

/**
 * One project for each kind of surroundings, so that files of all workspaces share workers and what those have
 * imported. The name of a test file says which: of a workspace with pages, `*.browser.test.ts` opens real ones,
 * `*.node.test.ts` needs none, every other has jsdom's. A workspace alone: `npm test -w services/wallet`, or its folder
 * as an argument.
 */
export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      project('browser', pages, { include: ['*.browser.test.ts'] }),
      // Journeys share one started site, each with a member of its own; what changes it for everybody starts one for
      // itself.
      project('e2e', ['e2e'], { globalSetup: [join(import.meta.dirname, 'e2e/global-setup.ts')], testTimeout: 480_000 }),
      // Each file has a database and applications of its own.
      project(
        'node',
        [...kits, ...folders('services'), ...folders(`${templates}/services`), 'packages/tooling', 'gateway', 'bench', 'prove'],
        {
          globalSetup: [temporaryFiles, database],
          setupFiles: [propertySeed, untoldErrors],
        },
      ),
      ...(isLong ? [] : [ofPages(), project('node-of-pages', pages, { include: ['*.node.test.ts'] })]),
    ],
  },
});

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

function ofPages(): TestProjectInlineConfiguration {
  return project('dom', pages, {
    exclude: ['**/*.{browser,node}.test.ts'],
    environment: 'jsdom',
    setupFiles: [propertySeed, patience, lastFrame, toldWhenItFails],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  });
}

/** Files of one worker share what they import (half the time, measured), so each leaves nothing behind. */
function project(name: string, workspaces: readonly string[], options: Options = {}): TestProjectInlineConfiguration {
  const { include = ['*.test.{ts,tsx}'], exclude = [], setupFiles = [], ...others } = options;
  const test: Options = {
    name,
    environment: 'node',
    isolate: false,
    // A tenth of the processor's time went into collecting what had just been made (measured).
    execArgv: ['--max-semi-space-size=64'],
    sequence: { groupOrder: ORDER.indexOf(name) },
    setupFiles: [leaveNothing, setupFiles].flat(),
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: PATIENCE_MS } },
    include: include.flatMap((pattern) => workspaces.map((folder) => `${folder}/{${TESTED_FOLDERS}}/**/${pattern}`)),
    exclude: [...configDefaults.exclude, LONG_TESTS, ...exclude],
    ...others,
  };
  const long = workspaces.map((folder) => `${folder}/test/long/*.long.test.ts`);
  const alone: Options = { include: long, exclude: configDefaults.exclude, testTimeout: 900_000, fileParallelism: false };
  return { define, test: isLong ? { ...test, ...alone } : test };
}

function setupFile(name: string): string {
  return join(import.meta.dirname, 'packages/tooling/src/vitest', name);
}

function remotes(parent: string): string[] {
  return folders(parent).filter((folder) => basename(folder).startsWith('mfe-'));
}

function folders(parent: string): string[] {
  const names = readdirSync(join(import.meta.dirname, parent), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names.map((entry) => (parent === '.' ? entry.name : `${parent}/${entry.name}`));
}

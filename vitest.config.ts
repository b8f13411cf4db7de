import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { PATIENCE_MS } from './packages/tooling/src/vitest/patience-ms.ts';

const database = join(import.meta.dirname, 'packages/tooling/src/vitest/database.ts');
const propertySeed = join(import.meta.dirname, 'packages/tooling/src/vitest/property-seed.ts');
const leaveNothing = join(import.meta.dirname, 'packages/tooling/src/vitest/leave-nothing.ts');
const patience = join(import.meta.dirname, 'packages/tooling/src/vitest/patience.ts');
/** `npm run test:long`: floods, kills and large tables, in `test/long/` of each workspace, left out otherwise. */
const isLong = process.env['TEST_LENGTH'] === 'long';
const LONG_TESTS = '**/test/long/*.long.test.ts';
/** What `npm run new` copies is tested where it lies. */
const templates = 'packages/tooling/templates';

/** One project for each workspace, named like its folder, so that `vitest run --project wallet` runs that one alone. */
export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      ...['packages/service-kit', 'packages/money-kit'].flatMap((folder) => withDatabase(folder)),
      ...[...folders('services'), ...folders(`${templates}/services`)].flatMap((folder) => withDatabase(folder)),
      ...['packages/tooling', 'gateway', 'bench'].flatMap((folder) => node(folder)),
      ...['packages/ui', 'packages/texts', 'packages/remote-kit', 'shell', ...remotes('.'), ...remotes(templates)].flatMap((folder) =>
        browserLike(folder),
      ),
      ...journeys('e2e'),
    ],
  },
});

/** Files of one worker share what they import (half the time, measured), so each leaves nothing behind. */
function node(folder: string, options: TestProjectInlineConfiguration['test'] = {}): TestProjectInlineConfiguration[] {
  const shared = { isolate: false, setupFiles: [leaveNothing] };
  const timeouts = { testTimeout: 120_000, hookTimeout: 240_000, expect: { poll: { timeout: PATIENCE_MS } } };
  const common = { name: basename(folder), root: folder, environment: 'node', ...shared, ...timeouts };
  const include = ['{src,test}/**/*.test.ts', '{src,test}/**/*.test.tsx'];
  const exclude = [...configDefaults.exclude, LONG_TESTS];
  const long = { include: [LONG_TESTS], testTimeout: 900_000, hookTimeout: 240_000, fileParallelism: false };
  return [{ test: { ...common, include, exclude, ...options, ...(isLong && { ...long, exclude: configDefaults.exclude }) } }];
}

/** Each file has a database and applications of its own. */
function withDatabase(folder: string): TestProjectInlineConfiguration[] {
  return node(folder, { globalSetup: [database], setupFiles: [leaveNothing, propertySeed] });
}

function browserLike(folder: string): TestProjectInlineConfiguration[] {
  return node(folder, {
    environment: 'jsdom',
    setupFiles: [leaveNothing, propertySeed, patience],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  });
}

/** Journeys share one started site, each with a member of its own; what changes it for everybody starts one for itself. */
function journeys(folder: string): TestProjectInlineConfiguration[] {
  const setup = join(import.meta.dirname, folder, 'global-setup.ts');
  const globalSetup = existsSync(setup) ? [setup] : [];
  return node(folder, { include: ['**/*.test.ts'], globalSetup, testTimeout: 180_000 });
}

function remotes(parent: string): string[] {
  return folders(parent).filter((folder) => basename(folder).startsWith('mfe-'));
}

function folders(parent: string): string[] {
  const names = readdirSync(join(import.meta.dirname, parent), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names.map((entry) => (parent === '.' ? entry.name : `${parent}/${entry.name}`));
}

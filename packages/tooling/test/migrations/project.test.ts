import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkMigration } from '../../src/migrations/check-migration.ts';
import { projectRoot } from '../../src/project-root.ts';
import { serviceDeclarations } from '../../src/site/service-declarations.ts';

/**
 * Nothing older than the first release serves beside these. Applied files never change, so they cannot say it
 * themselves.
 */
const BEFORE_THE_FIRST_RELEASE = [
  'services/admin/migrations/004-canary-trials-by-share.sql',
  'services/earn/migrations/002-earnings.sql',
  'services/earn/migrations/008-subjects-of-credits.sql',
  'services/identity/migrations/009-count-members-by-statement.sql',
];

/** From before indexes were built while others write. Applied files never change. */
const INDEXES_IN_A_TRANSACTION: readonly string[] = [
  'packages/service-kit/migrations/004-outbox-lanes.sql',
  'services/earn/migrations/005-referral-recheck.sql',
  'services/earn/migrations/006-log-by-username.sql',
  'services/earn/migrations/007-operators-figures.sql',
  'services/earn/migrations/009-promises-by-change.sql',
  'services/games/migrations/006-promises-by-change.sql',
  'services/identity/migrations/010-filters-by-name.sql',
  'services/social/migrations/006-bonuses-by-month.sql',
  'services/social/migrations/007-promises-by-change.sql',
  'services/wallet/migrations/008-payouts.sql',
  'services/wallet/migrations/010-members-by-money.sql',
  'services/wallet/migrations/012-reconciliation.sql',
  'services/wallet/migrations/018-figures.sql',
  'services/wallet/migrations/021-owner-settlements.sql',
];

const folders = ['packages/service-kit', ...serviceDeclarations().map(({ name }) => `services/${name}`)];
const migrations = folders.flatMap((folder) => {
  const names = readdirSync(join(projectRoot, folder, 'migrations')).filter((name) => name.endsWith('.sql'));
  return names.map((name) => [`${folder}/migrations/${name}`, folder] as const);
});

function problemsOf(file: string, folder: string): string[] {
  const { version } = JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')) as { version: string };
  const problems = checkMigration(readFileSync(join(projectRoot, file), 'utf8'), version);
  return INDEXES_IN_A_TRANSACTION.includes(file) ? problems.filter((problem) => !problem.startsWith('lets nobody write')) : problems;
}

test.each(migrations.filter(([file]) => !BEFORE_THE_FIRST_RELEASE.includes(file)))(
  '%s can be applied while the version before it serves',
  (file, folder) => {
    expect(problemsOf(file, folder)).toEqual([]);
  },
);

test('each exception of an index is needed', () => {
  const unneeded = INDEXES_IN_A_TRANSACTION.filter(
    (file) =>
      !checkMigration(readFileSync(join(projectRoot, file), 'utf8'), '0.1.0').some((problem) => problem.startsWith('lets nobody write')),
  );
  expect(unneeded).toEqual([]);
});

test('the exceptions are needed', () => {
  const exceptions = migrations.filter(([file]) => BEFORE_THE_FIRST_RELEASE.includes(file));
  expect(
    exceptions
      .filter(([file, folder]) => problemsOf(file, folder).length > 0)
      .map(([file]) => file)
      .toSorted(),
  ).toEqual(BEFORE_THE_FIRST_RELEASE);
});

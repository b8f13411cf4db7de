import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkMigration } from '../../src/migrations/check-migration.ts';
import { projectRoot } from '../../src/project-root.ts';
import { serviceDeclarations } from '../../src/site/service-declarations.ts';

/** Nothing older than the first release serves beside these. Applied files never change, so they cannot say it themselves. */
const BEFORE_THE_FIRST_RELEASE = [
  'services/admin/migrations/004-canary-trials-by-share.sql',
  'services/earn/migrations/002-earnings.sql',
  'services/earn/migrations/008-subjects-of-credits.sql',
  'services/identity/migrations/009-count-members-by-statement.sql',
];

const folders = ['packages/service-kit', ...serviceDeclarations().map(({ name }) => `services/${name}`)];
const migrations = folders.flatMap((folder) => {
  const names = readdirSync(join(projectRoot, folder, 'migrations')).filter((name) => name.endsWith('.sql'));
  return names.map((name) => [`${folder}/migrations/${name}`, folder] as const);
});

function problemsOf(file: string, folder: string): string[] {
  const { version } = JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')) as { version: string };
  return checkMigration(readFileSync(join(projectRoot, file), 'utf8'), version);
}

test.each(migrations.filter(([file]) => !BEFORE_THE_FIRST_RELEASE.includes(file)))(
  '%s can be applied while the version before it serves',
  (file, folder) => {
    expect(problemsOf(file, folder)).toEqual([]);
  },
);

test('the exceptions are needed', () => {
  const exceptions = migrations.filter(([file]) => BEFORE_THE_FIRST_RELEASE.includes(file));
  expect(
    exceptions
      .filter(([file, folder]) => problemsOf(file, folder).length > 0)
      .map(([file]) => file)
      .toSorted(),
  ).toEqual(BEFORE_THE_FIRST_RELEASE);
});

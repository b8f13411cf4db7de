import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

const PLANTED = `${import.meta.dirname}/planted`;

/** Which rule must bite in which planted file. */
const EXPECTED: Readonly<Record<string, string>> = {
  'shell/src/foreign-service.ts': 'facet(borders)',
  'shell/src/foreign-remote.ts': 'facet(borders)',
  'mfe-earn/src/other-remote.ts': 'facet(borders)',
  'mfe-earn/src/service-package.ts': 'facet(borders)',
  'mfe-earn/src/console-kit-in-page.ts': 'facet(borders)',
  'mfe-earn/src/direct-router.ts': 'facet(borders)',
  'mfe-earn/src/direct-store.ts': 'facet(borders)',
  'mfe-earn/src/lost-class.ts': 'facet(classes)',
  'packages/ui/src/knows-kit.ts': 'facet(borders)',
  'packages/money-kit/src/knows-service.ts': 'facet(borders)',
  'packages/service-kit/src/knows-money.ts': 'facet(borders)',
  'services/wallet/src/other-service.ts': 'facet(borders)',
  'services/wallet/src/front-end.ts': 'facet(borders)',
  'services/wallet/src/simulator-import.ts': 'facet(borders)',
  'services/wallet/src/outside.ts': 'facet(borders)',
  'services/wallet/src/withdrawals/deep-entry.ts': 'facet(borders)',
  'services/wallet/src/ledger/rules.ts': 'facet(borders)',
  'services/simulator/src/uses-kit.ts': 'facet(borders)',
  'services/wallet/src/ledger/reads-environment.ts': 'facet(environment)',
  'services/wallet/src/money-utils.ts': 'facet(vague-names)',
  'services/wallet/src/sign-in-brake.ts': 'facet(retired-names)',
  'services/wallet/src/retired-name.ts': 'facet(retired-names)',
  'services/wallet/src/loud-statement.ts': 'facet(sql-case)',
  'services/wallet/src/wide-comment.ts': 'facet(comment-width)',
  'services/wallet/src/compilers-private.ts': 'facet(private-members)',
  'services/wallet/src/cycle-a.ts': 'import(no-cycle)',
  'services/wallet/src/cycle-b.ts': 'import(no-cycle)',
  'services/wallet/src/floating.ts': 'typescript(no-floating-promises)',
  'services/wallet/src/any.ts': 'typescript(no-explicit-any)',
  'services/wallet/src/wrong-type.ts': 'typescript(TS2322)',
  'services/wallet/src/open-switch.ts': 'typescript(switch-exhaustiveness-check)',
};

/** Neighbours that the planted files need; nothing is wrong with them. */
const INNOCENT = ['services/wallet/src/ledger/index.ts', 'services/wallet/src/ledger/transfer.ts'];

const bad = lint('bad', '--type-check');
/** Most clean files import what does not exist: only that of the wrong type has its types checked. */
const clean = [...lint('clean'), ...lint('clean', '--type-check', 'services/wallet/src/wrong-type.ts')];

test.each(Object.entries(EXPECTED))('the violation in %s is caught by %s', (file, rule) => {
  expect(bad.filter((problem) => problem.filename === file).map((problem) => problem.code)).toContain(rule);
});

test('every planted file is expected to be caught, or innocent', () => {
  const files = globSync('**/*.ts', { cwd: `${PLANTED}/bad` });
  expect(files.sort()).toEqual([...Object.keys(EXPECTED), ...INNOCENT].sort());
});

test('the clean counterparts pass', () => {
  expect(clean).toEqual([]);
  expect(globSync('**/*.ts', { cwd: `${PLANTED}/clean` }).length).toBeGreaterThan(Object.keys(EXPECTED).length);
});

interface Problem {
  readonly filename: string;
  readonly code: string;
}

function lint(tree: 'bad' | 'clean', ...args: string[]): Problem[] {
  const { stdout, stderr } = spawnSync('oxlint', ['-c', 'oxlint.json', '-f', 'json', ...args], {
    cwd: `${PLANTED}/${tree}`,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
  return (JSON.parse(stdout) as { diagnostics: Problem[] }).diagnostics;
}

import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  actLabelProblems,
  checkMajors,
  isBelow,
  operatorRoleProblems,
  pagesWithTwoOwners,
  servicesWithActs,
  staleSignInProblems,
} from '../../src/contracts/index.ts';
import { projectRoot } from '../../src/project-root.ts';

test('every remote needs the version of a contract that is here', () => {
  expect(checkMajors(projectRoot)).toEqual([]);
});

test('no page has two owners', () => {
  expect(pagesWithTwoOwners(projectRoot)).toEqual([]);
});

test('every call of operators is for the accepted role, and comes to the service that answers it', () => {
  expect(operatorRoleProblems(projectRoot)).toEqual([]);
});

test('what a stolen session must not do asks for a fresh sign-in, but for what was accepted by hand', () => {
  expect(staleSignInProblems(projectRoot)).toEqual([]);
});

test.each(servicesWithActs(projectRoot))('every act that services/%s records has its label in the domain’s own remote', (service) => {
  expect(actLabelProblems(projectRoot, [service])).toEqual([]);
});

test('every call of a contract is below an address that the gateway passes on', () => {
  const unreachable = globSync('services/*/openapi.json', { cwd: projectRoot }).flatMap((file) => {
    const read = (path: string): unknown => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));
    const { routes } = read(join(dirname(file), 'service.json')) as { routes: { prefix: string }[] };
    const { paths } = read(file) as { paths: Record<string, unknown> };
    return Object.keys(paths).filter((path) => !routes.some(({ prefix }) => isBelow(path, prefix.replace(/\/$/, ''))));
  });
  expect(unreachable).toEqual([]);
});

/**
 * What a call may be refused for is written beside it; the tests of the services fail for what they meet, this one for
 * what they do not.
 */
test.each(globSync('services/*/openapi.json', { cwd: projectRoot }).map((file) => basename(join(file, '..'))))(
  'every error that %s defines is told of one of its calls',
  (service) => {
    const folder = join(projectRoot, 'services', service);
    const sources = globSync('src/**/*.ts', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
    const defined = [...sources.join('\n').matchAll(/defineErrors\(\{([^}]*)\}/g)].flatMap(
      ([, set = '']) => set.match(/\w+(?=: \d{3})/g) ?? [],
    );
    const contracts = ['openapi.json', 'openapi.internal.json'].map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    expect(defined.length).toBeGreaterThan(0);
    expect(defined.filter((code) => !contracts.includes(`\`${code}\``))).toEqual([]);
  },
);

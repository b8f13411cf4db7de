import { expect, test } from 'vitest';
import { checkMajors, operatorRoleProblems, pagesWithTwoOwners } from '../../src/contracts/index.ts';
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

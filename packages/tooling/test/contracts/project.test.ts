import { expect, test } from 'vitest';
import { checkMajors, pagesWithTwoOwners } from '../../src/contracts/index.ts';
import { projectRoot } from '../../src/project-root.ts';

test('every remote needs the version of a contract that is here', () => {
  expect(checkMajors(projectRoot)).toEqual([]);
});

test('no page has two owners', () => {
  expect(pagesWithTwoOwners(projectRoot)).toEqual([]);
});

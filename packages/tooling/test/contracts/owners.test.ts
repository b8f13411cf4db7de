import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { deployables } from '../../src/changelog/changelog.ts';
import { projectRoot } from '../../src/project-root.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const owners = new Map(
  read('.github/CODEOWNERS')
    .split('\n')
    .flatMap((line) => (/^\/(\S+)\/\s+(@\S+)$/.exec(line) ? [line.trim().split(/\s+/) as [string, string]] : [])),
);
const ownerOf = (folder: string): string | undefined => owners.get(`/${folder}/`);

test('CODEOWNERS names folders that are there', () => {
  expect([...owners.keys()].filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

test('each service, each remote and the shell have an owner of their own', () => {
  expect(deployables(projectRoot).filter((name) => name !== 'gateway' && ownerOf(name) === undefined)).toEqual([]);
});

test('a domain is whole: its service and its remote are of one team', () => {
  const remotes = globSync('mfe-*/remote.json', { cwd: projectRoot }).map((file) => dirname(file));
  const divided = remotes.filter((remote) => ownerOf(remote) !== ownerOf(`services/${remote.slice('mfe-'.length)}`));
  expect(divided).toEqual([]);
});

test('SECURITY.md leads to what is there', () => {
  const text = read('SECURITY.md');
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

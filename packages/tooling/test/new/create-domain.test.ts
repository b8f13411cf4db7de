import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDomain } from '../../src/new/create-domain.ts';
import { domainFiles, templatesFolder } from '../../src/new/domain-files.ts';
import { parseDomainName } from '../../src/new/domain-name.ts';
import { projectRoot } from '../../src/project-root.ts';

const quests = parseDomainName('daily-quests');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-new-'));
  for (const file of ['README.md', 'docker-compose.yml']) cpSync(join(projectRoot, file), join(root, file));
  plant('services/identity/service.json', { name: 'identity', routes: [{ prefix: '/api/user/profile' }] });
  plant('mfe-earn/remote.json', {
    name: 'mfe-earn',
    routes: ['/earn', '/rewards'],
    navigation: [{ order: 20 }],
    operators: { tabs: [{ id: 'promos' }] },
  });
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, content: object): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

test('nothing in a new domain is called after the template', () => {
  const files = domainFiles(quests, 30);
  expect(files.length).toBeGreaterThan(25);
  for (const { path, text } of files) expect(`${path}\n${text}`).not.toMatch(/sample/i);
});

test('it is a copy of the whole template, last in the navigation', () => {
  createDomain(root, quests);
  const files = (folder: string) => globSync('**/*.{ts,tsx,json,sql,md}', { cwd: folder, exclude: ['**/.cache/**'] }).length;
  expect(files(join(root, 'services/daily-quests'))).toBe(files(join(templatesFolder, 'services/sample')));
  expect(files(join(root, 'mfe-daily-quests'))).toBe(files(join(templatesFolder, 'mfe-sample')));
  expect(JSON.parse(read('mfe-daily-quests/remote.json'))).toMatchObject({
    name: 'mfe-daily-quests',
    routes: ['/daily-quests'],
    navigation: [{ label: 'Daily Quests', order: 30 }],
    services: { 'daily-quests': '1' },
  });
});

test('it has a tab of operators, in at most ten files of its own', () => {
  createDomain(root, quests);
  const remote = JSON.parse(read('mfe-daily-quests/remote.json')) as { operators: { tabs: object[] } };
  expect(remote.operators.tabs).toMatchObject([{ id: 'daily-quests', label: 'Daily Quests', path: '/admin?tab=daily-quests' }]);
  expect(read('mfe-daily-quests/src/operators/module.ts')).toContain("const TAB = 'daily-quests'");
  expect(read('services/daily-quests/service.json')).toContain('"/api/admin/daily-quests-notices"');
  const files = globSync(
    [
      'mfe-daily-quests/{src,test}/operators/**/*.*',
      'services/daily-quests/operator-roles.json',
      'services/daily-quests/src/**/operator-*.ts',
    ],
    { cwd: root, exclude: ['**/*.generated.ts'] },
  );
  expect(files.length).toBeLessThanOrEqual(10);
});

test('the containers and the map know it', () => {
  createDomain(root, quests);
  const compose = read('docker-compose.yml');
  expect(compose).toContain("      - 'daily-quests:/state/daily-quests'\n      - 'simulator:/state/simulator'");
  expect(compose).toContain(
    '  daily-quests: &daily-quests\n    <<: *service\n    image: facet-daily-quests\n    build: { context: ., dockerfile: deploy/images/service.Dockerfile, args: { SERVICE: daily-quests, NODE_IMAGE: *node-image } }\n',
  );
  expect(compose).toContain('      - daily-quests\n      - social\n');
  expect(compose).toContain('  mfe-daily-quests:\n    <<: *front-end\n    image: facet-mfe-daily-quests\n');
  expect(compose).toMatch(/ {6}mfe-daily-quests: \{ condition: service_completed_successfully \}\n {6}shell:/);
  expect(compose).toContain(
    'dockerfile: deploy/images/front-end.Dockerfile, args: { DEPLOYABLE: mfe-daily-quests, NODE_IMAGE: *node-image } }',
  );
  expect(compose).toContain('    daily-quests,\n    simulator,\n');
  expect(compose).toContain("      - 'releaser-mfe-daily-quests:/state/releaser-mfe-daily-quests'\n");
  expect(compose).toContain("    volumes: ['site:/site', 'releaser-mfe-daily-quests:/state:ro']\n");
  expect(compose).toContain('    releaser-mfe-daily-quests,\n    releaser-shell,\n');
  expect(read('README.md')).toMatch(/mfe-daily-quests\/README\.md[\s\S]*services\/daily-quests\/README\.md/);
});

test.each([
  ['earn', 'mfe-earn'],
  ['identity', 'services/identity'],
  ['rewards', 'mfe-earn/remote.json'],
  ['user', 'services/identity/service.json'],
  ['promos', 'mfe-earn/remote.json'],
  ['login', 'the platform itself'],
])('%s is refused, naming %s as its owner, before anything is written', (name, owner) => {
  const before = read('docker-compose.yml');
  expect(() => createDomain(root, parseDomainName(name))).toThrow(`${name} is taken by ${owner}`);
  expect(read('docker-compose.yml')).toBe(before);
});

test('a compose file that it does not understand stops it before anything is written', () => {
  writeFileSync(join(root, 'docker-compose.yml'), 'services: {}\n');
  expect(() => createDomain(root, quests)).toThrow('docker-compose.yml has changed its form');
  expect(existsSync(join(root, 'mfe-daily-quests'))).toBe(false);
});

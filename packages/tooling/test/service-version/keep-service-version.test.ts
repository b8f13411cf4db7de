import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../src/project-root.ts';
import { keepServiceVersion, serviceRecord } from '../../src/service-version/index.ts';

let folder: string;
let versions: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'facet-versions-'));
  versions = join(folder, 'versions');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of services/admin with one file changed, as another working copy would have it. */
function changedCopy(name: string): string {
  const copy = join(folder, name);
  cpSync(join(projectRoot, 'services/admin'), copy, { recursive: true, filter: (path) => !path.includes('node_modules') });
  writeFileSync(join(copy, 'src/changed.ts'), `export const changed = '${name}';\n`);
  return copy;
}

test('the same sources are the same version, kept once; others are another one', () => {
  const first = keepServiceVersion('admin', versions);
  expect(first).toMatchObject({ isNew: true, version: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/) as string });
  expect(keepServiceVersion('admin', versions)).toEqual({ ...first, isNew: false });
  const other = keepServiceVersion('admin', versions, changedCopy('other'));
  expect(other.version).not.toBe(first.version);
  expect(readdirSync(versions).toSorted()).toEqual([first.version, other.version].toSorted());
});

test('processes that keep the same version at the same moment all have it, and one of them made it', async () => {
  const where = join(folder, 'at-once');
  const program = join(projectRoot, 'packages/tooling/src/service-version/index.ts');
  const lines = [
    `import { keepServiceVersion } from ${JSON.stringify(program)};`,
    `console.log(keepServiceVersion('admin', ${JSON.stringify(where)}).isNew);`,
  ];
  const keep = async (): Promise<string> =>
    (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', lines.join('\n')])).stdout.trim();
  expect((await Promise.all([keep(), keep(), keep()])).toSorted()).toEqual(['false', 'false', 'true']);
  expect(readdirSync(where)).toHaveLength(1);
});

test('a kept version runs from its own folder, whatever becomes of the working tree', () => {
  const copy = changedCopy('gone');
  const { folder: kept } = keepServiceVersion('admin', versions, copy);
  rmSync(copy, { recursive: true });
  const run = spawnSync(process.execPath, ['services/admin/src/main.ts'], {
    cwd: kept,
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
  });
  // It found the kit and every package, read its environment, and says what is missing there.
  expect([run.status, run.stderr]).toEqual([1, expect.stringContaining('DATABASE_URL is missing')]);
});

test('no test, and no file of another service, is in it', () => {
  const { folder: kept } = keepServiceVersion('admin', versions);
  const files = readdirSync(kept, { recursive: true, encoding: 'utf8' }).filter((path) => !path.startsWith('node_modules'));
  expect(files.filter((path) => path.includes('.test.') || /services\/(?!admin)/.test(path))).toEqual([]);
});

test('its record says what a gate needs: contract, calls, what the documents are', () => {
  const { folder: kept, version } = keepServiceVersion('admin', versions);
  const record = serviceRecord('admin', version, kept);
  expect(record).toMatchObject({ metadata: { version }, contract: '1' });
  expect(record.operations).toContain('POST /api/telemetry');
  expect(readFileSync(join(kept, 'services/admin/openapi.json'), 'utf8')).toContain('/api/telemetry');
});

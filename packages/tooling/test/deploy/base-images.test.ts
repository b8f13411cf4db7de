import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../src/project-root.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const script = read('deploy/images/pin');

/** The image that each variable of pinned.env stands for. */
const pinned = new Map(
  [...script.matchAll(/^([A-Z_]+)=\$(\w+)$/gm)].map(([, variable = '', name]): [string, string] => [
    variable,
    new RegExp(`^${name}=\\$\\(by_digest (\\S+)\\)$`, 'm').exec(script)?.[1] ?? '',
  ]),
);

const dockerfiles = globSync(['**/Dockerfile', '**/*.Dockerfile'], { cwd: projectRoot, exclude: ['**/node_modules', '**/.*'] });

test.each(dockerfiles)('%s is made from what can be named by digest, and by default from the tag that is pinned', (file) => {
  const defaults = new Map([...read(file).matchAll(/^ARG (\w+_IMAGE)=(.+)$/gm)].map(([, name, image]) => [`$${name}`, image]));
  const stages = [...read(file).matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
  const images = [...read(file).matchAll(/^FROM (\S+)/gm)]
    .map(([, from = '']) => from)
    .filter((from) => ![...stages, 'scratch'].includes(from));
  expect(images).not.toEqual([]);
  for (const image of images) expect(defaults.get(image)).toBe(pinned.get(image.slice(1)) ?? `a variable instead of ${image}`);
});

test('compose hands each build the images that its Dockerfile takes, and the database its own', () => {
  for (const [file, folder] of [
    ['docker-compose.yml', ''],
    ['deploy/database/compose.yml', 'deploy/database'],
  ] as const) {
    const { services } = parse(read(file), { merge: true, maxAliasCount: -1 }) as {
      services: Record<string, { image: string; build?: { dockerfile?: string; args?: Record<string, string> } }>;
    };
    for (const { build } of Object.values(services)) {
      if (!build) continue;
      const taken = [...read(join(folder, build.dockerfile ?? 'Dockerfile')).matchAll(/^ARG (\w+_IMAGE)=/gm)].map(([, name]) => name);
      const handed = Object.entries(build.args ?? {}).filter(([name]) => name.endsWith('_IMAGE'));
      // What is not set would be an empty name for an older compose.
      expect(handed).toEqual(taken.map((name = '') => [name, `\${${name}:-${pinned.get(name)}}`]));
    }
  }
  expect(read('docker-compose.yml')).toContain(`image: \${POSTGRES_IMAGE:-${pinned.get('POSTGRES_IMAGE')}}`);
});

/** A docker that knows these digests. */
function pinWith(digestOf: (image: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'facet-pin-'));
  copyFileSync(join(projectRoot, 'deploy/images/pin'), join(folder, 'pin'));
  const cases = [...pinned.values()].map((image) => `'image inspect '*' ${image}') echo '${digestOf(image)}';;`);
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\ncase "$*" in pull*) ;; ${cases.join(' ')} *) exit 1;; esac\n`, { mode: 0o755 });
  const { status, stderr } = spawnSync(join(folder, 'pin'), {
    env: { PATH: `${folder}${delimiter}${process.env['PATH']}` },
    encoding: 'utf8',
  });
  return { status, stderr, file: join(folder, 'pinned.env') };
}

test('pin writes what each tag means today', () => {
  const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;
  const { status, file } = pinWith((image) => `${image.split(':')[0]}@${digest}`);
  expect(status).toBe(0);
  const written = execFileSync('sh', ['-c', `. ${file} && echo $NODE_IMAGE && echo $DATABASE_IMAGE`], { encoding: 'utf8' });
  expect(written.trim().split('\n')).toEqual([`node:24-bookworm-slim@${digest}`, `debian:forky-slim@${digest}`]);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(pinned.size);
});

test('pin writes nothing when a digest is not known', () => {
  const { status, stderr, file } = pinWith((image) => (image === 'postgres:18' ? '' : `x@sha256:${'a'.repeat(64)}`));
  expect([status, stderr.trim()]).toEqual([1, 'pin: docker knows no digest of postgres:18; pull it from a registry']);
  expect(existsSync(file)).toBe(false);
});

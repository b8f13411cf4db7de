import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changedBuild, copyWithVersion, runRelease, SteadyTraffic } from '@facet/tooling/release-testing';
import { expect, inject, test } from 'vitest';

const projectRoot = join(import.meta.dirname, '../../..');
const named = (pattern: string): string[] => globSync(pattern, { cwd: projectRoot }).map(dirname).toSorted();
const remotes = named('mfe-*/remote.json');
const services = named('services/*/service.json');

async function done(...words: string[]): Promise<string> {
  const { status, output } = await runRelease(inject('dataDir'), words);
  if (status !== 0) throw new Error(`release ${words.join(' ')} ended with ${status}:\n${output}`);
  return output;
}

test('every remote and every service in turn, while members use the site: no request fails', async () => {
  const traffic = await SteadyTraffic.start(inject('siteUrl'));
  for (const remote of remotes) {
    await done(remote, '--from', changedBuild(remote, 'long-one'));
    for (const share of ['1', '50', '100']) await done(remote, '--from', changedBuild(remote, 'long-two'), '--canary', share);
    await done('promote', remote);
    await done('rollback', remote);
  }
  for (const service of services) {
    await done(service, '--from', copyWithVersion(service, '7.1.0'));
    await done('rollback', service);
  }
  await traffic.stop();
  expect(traffic.failures).toEqual([]);
});

test('remotes of a group go out, and come back, together', async () => {
  const [one = '', other = ''] = remotes;
  expect(await done(one, other, '--canary', '20', '--group', 'pair')).toContain('canary for 20 % of the visitors');
  await done('rollback', other);
  expect((await done('status')).split('\n').filter((line) => line.includes('pair'))).toEqual([]);
});

test('two releases at once: one is out, the other is told and changed nothing', async () => {
  const copies = ['8.0.0', '9.0.0'].map((version) => copyWithVersion('services/earn', version));
  const both = await Promise.all(copies.map((copy) => runRelease(inject('dataDir'), ['services/earn', '--from', copy])));
  const [winner, loser] = both.toSorted((one, other) => (one.status ?? 0) - (other.status ?? 0));
  expect([winner?.status, loser?.status]).toEqual([0, 1]);
  expect(loser?.output).toContain('somebody else moved the registry meanwhile: nothing was changed');
  const version = /services\/earn (\S+): serves/.exec(winner?.output ?? '')?.[1];
  expect(await done('status')).toMatch(new RegExp(`services/earn +${version} `));
  expect(await done('rollback', 'services/earn')).toContain('serves again');
});

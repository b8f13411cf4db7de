import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceToken } from '@facet/tooling/registry';
import { expect, test } from 'vitest';
import { member, remotes, site } from './faulty-site.ts';
import type { Remote } from './remote.ts';

/** Each kind of file; every run alters the entry, `npm run test:long` one of each. */
const kinds = {
  manifest: 'mf-manifest.json',
  entry: 'remote-entry.*.js',
  module: '__federation_expose_*.js',
  chunk: '[0-9]*.js',
  style: '*.css',
};
const isLong = process.env['TEST_LENGTH'] === 'long';
const altered = Object.entries(kinds).filter(([kind]) => isLong || kind === 'entry');

test.each(altered)(
  'one flipped bit in the %s on the disk: not sent, a card, told by version, and Retry once it is whole',
  async (_kind, pattern) => {
    for (const remote of isLong ? remotes : remotes.slice(0, 1)) {
      const folder = join(site.dataDir, 'site', new URL(remote.folderUrl).pathname);
      // Whole and compressed, of which the gateway sends one.
      const restores = globSync(`${pattern}{,.br}`, { cwd: folder }).map((name) => flipBit(join(folder, name)));
      expect(restores.length).toBeGreaterThan(0);
      await member.withoutPreviousVersion(remote);
      await member.home();
      await member.visit(remote);
      await member.card(remote).waitFor();
      await expect.poll(() => reasonsOf(remote)).toContain('integrity');
      for (const restore of restores) restore();
      await member.retryUntilItShows(remote);
    }
    await member.heal();
  },
);

/** Returns how to put it back. */
function flipBit(file: string): () => void {
  const bytes = readFileSync(file);
  const flipped = Buffer.from(bytes);
  const middle = Math.floor(bytes.length / 2);
  flipped[middle] = (flipped[middle] ?? 0) ^ 1;
  writeFileSync(file, flipped);
  return () => writeFileSync(file, bytes);
}

/** Why sessions of this version were affected in the last minutes. */
async function reasonsOf({ name, version }: Remote): Promise<string[]> {
  const { dataDir } = site;
  const urls = JSON.parse(readFileSync(join(dataDir, 'service-urls.json'), 'utf8')) as Record<string, string[]>;
  const token = serviceToken({ caller: 'releaser', callee: 'admin', keyFile: join(dataDir, 'keys/releaser.pem') });
  const answer = await fetch(`${urls['admin']?.[0]}/internal/telemetry/summary?deployable=${name}&sinceMinutes=10`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { samples } = (await answer.json()) as { samples: { version: string; source: string }[] };
  return samples.filter((sample) => sample.version === version).map(({ source }) => source);
}

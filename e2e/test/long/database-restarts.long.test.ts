import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '@facet/tooling/postgres';
import { startTemporarySite } from '@facet/tooling/site';
import { MemberClient } from '../../support/member.ts';

const RESTARTS = 6;

test(`a PostgreSQL of one's own that is stopped and started ${RESTARTS} times while the site starts`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facet-own-postgres-'));
  let postgres = await startPostgres({ folder, settings: { fsync: 'off' } });
  onTestFinished(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });
  const said: string[] = [];
  const starting = startTemporarySite({ databaseUrl: postgres.url, hasFrontEnd: false, say: (line) => said.push(line) });
  for (let count = 0; count < RESTARTS; count++) {
    await delay(700);
    await postgres.stop();
    await delay(500);
    postgres = await startPostgres({ folder, settings: { fsync: 'off' } });
  }
  const site = await starting;
  onTestFinished(() => site.stop());
  expect(said.join('\n')).toContain('waiting for PostgreSQL at 127.0.0.1:');
  expect((await MemberClient.signIn(site.url)).id).toBeTruthy();
});

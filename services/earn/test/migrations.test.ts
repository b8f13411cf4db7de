import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKit, type Database, uuidv7 } from '@facet/service-kit';
import { testEnvironment } from '@facet/service-kit/testing';
import { expect, test } from 'vitest';
import { migrationsDirectory } from '../src/app.ts';
import { readEarnConfig } from '../src/config.ts';
import { aClaim, type Claimed, providerCall } from './provider-calls.ts';
import { startEarn } from './start-earn.ts';

test('what the first version credited is history after the migration, known as a duplicate, and can be charged back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facet-earn-'));
  cpSync(join(migrationsDirectory, '001-postbacks.sql'), join(folder, '001-postbacks.sql'));
  const old = await testEnvironment('earn', { migrationsDirectory: folder });
  const [member, credited, reversed, early, sent] = [randomUUID(), aClaim(), aClaim(), aClaim(), aClaim()];
  const { database } = createKit('earn', readEarnConfig(old.variables));
  await fill(database, member, { credited, reversed, early, sent });
  await database.destroy();

  const earn = await startEarn({ DATABASE_URL: old.variables['DATABASE_URL'] ?? '' });
  const { body } = await earn.as(member, 'GET', '/api/rewards/history');
  const states = (body['earnings'] as { transaction: string; state: string }[]).map(({ transaction, state }) => [transaction, state]);
  expect(Object.fromEntries(states)).toEqual({
    [credited.transaction]: 'credited',
    [reversed.transaction]: 'reversed',
    [early.transaction]: 'cancelled',
    [sent.transaction]: 'sent',
  });
  await earn.send(providerCall('a', { ...credited, member }));
  await earn.send(providerCall('a', { ...credited, member, reversal: true }));
  await earn.settled();
  expect(earn.wallet.calls().map(({ url, body: sentBody }) => [url, (sentBody as { key: string }).key])).toEqual([
    ['/internal/transfers/reverse', `wall:a:credit:${credited.transaction}`],
  ]);
  await earn.close();
  await old.remove();
  rmSync(folder, { recursive: true });
});

/** Rows as the first version wrote them. */
async function fill(
  database: Database,
  member: string,
  claims: Record<'credited' | 'reversed' | 'early' | 'sent', Claimed>,
): Promise<void> {
  await database('members').insert({ id: member, username: 'old_hand' });
  for (const [kind, { transaction }] of Object.entries(claims)) {
    const [credit, reversal] = [uuidv7(), uuidv7()];
    const call = {
      wall: 'a',
      method: 'GET',
      target: '/',
      headers: '{}',
      body: Buffer.alloc(0),
      address: '127.0.0.1',
      verdict: 'accepted',
      transaction,
    };
    const now = database.raw('now()');
    await database('postbacks').insert([
      { ...call, id: credit, outcome: 'credit', sweep_at: now, settled_at: now },
      { ...call, id: reversal, outcome: 'reverse', sweep_at: now, settled_at: now },
    ]);
    await database('wall_transactions').insert({
      wall: 'a',
      transaction,
      credited_by: credit,
      member_id: member,
      amount_hundredths: '1250',
      credit_message: kind === 'early' ? null : uuidv7(),
      credit_status: kind === 'credited' || kind === 'reversed' ? 'ok' : null,
      reversed_by: kind === 'reversed' || kind === 'early' ? reversal : null,
      reversal_message: kind === 'reversed' ? uuidv7() : null,
    });
  }
}

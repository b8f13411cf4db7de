import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceProcess } from '@facet/service-kit/testing';
import { spawnEarn } from './earn-process.ts';
import { aClaim, type Call, providerCall, secretOf } from './provider-calls.ts';
import { type Earn, sendTo, startEarn } from './start-earn.ts';

let peers: Earn;
let process: ServiceProcess;
beforeAll(async () => {
  peers = await startEarn();
  process = await spawnEarn(peers.env.variables, 'trace');
});
afterAll(async () => {
  await process.kill();
  await peers.close();
});

test('the log has no secret, no signature and no query, whatever fails', async () => {
  const member = peers.aMember();
  const sent: Call[] = [];
  function send(call: Call) {
    sent.push(call);
    return sendTo(process.port, call);
  }
  const send4 = async (secret?: string) => {
    for (const wall of ['a', 'b', 'c', 'd'] as const) await send(providerCall(wall, aClaim({ member }), secret));
  };
  await send4();
  await send4('canary-of-a-forger');
  await send({ target: '/api/postbacks/nowhere?hash=canary-unknown-wall', headers: {} });
  for (const table of ['postbacks', 'wall_transactions', 'earnings', 'outbox', 'members', 'provider_settings']) {
    await peers.database.raw(`alter table ${table} rename to away`);
    await send4();
    await peers.database.raw(`alter table away rename to ${table}`);
  }
  await peers.settled();

  const written = process.written();
  expect(written).toContain('not settled yet');
  for (const wall of ['a', 'b', 'c', 'd'] as const) expect(written).not.toContain(secretOf(wall));
  expect(written).not.toContain('canary');
  const telling = sent.flatMap(({ target, headers }) => [...new URLSearchParams(target.split('?')[1]).values(), ...Object.values(headers)]);
  expect(telling.filter((value) => value.length > 12 && written.includes(value))).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceProcess } from '@facet/service-kit/testing';
import { spawnEarn } from './earn-process.ts';
import { aClaim, type Call, providerCall, secretOf } from './provider-calls.ts';
import { at, newAddress } from './own-address.ts';
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
  const token = await newAddress(peers, 'c', 24);
  for (const own of [token, 'canary-of-a-wrong-token'])
    for (const method of ['GET', 'POST']) await sendTo(process.port, at(providerCall('c', aClaim({ member })), own), { method });
  // The error quotes the row that is refused.
  await peers.database.raw('alter table postbacks add constraint planted check (false) not valid');
  await send4();
  await sendTo(process.port, at(providerCall('c', aClaim({ member })), token));
  await peers.database.raw('alter table postbacks drop constraint planted');
  for (const table of ['postbacks', 'wall_transactions', 'earnings', 'outbox', 'members', 'provider_settings', 'postback_tokens']) {
    await peers.database.raw(`alter table ${table} rename to away`);
    await send4();
    await peers.database.raw(`alter table away rename to ${table}`);
  }
  await peers.settled();

  const written = process.written();
  expect(written).toContain('not settled yet');
  expect(written).toContain('/api/postbacks/c/***');
  expect(written).not.toContain(token);
  for (const wall of ['a', 'b', 'c', 'd'] as const) expect(written).not.toContain(secretOf(wall));
  expect(written).not.toContain('canary');
  const telling = sent.flatMap(({ target, headers }) => [...new URLSearchParams(target.split('?')[1]).values(), ...Object.values(headers)]);
  expect(telling.filter((value) => value.length > 12 && written.includes(value))).toEqual([]);
});

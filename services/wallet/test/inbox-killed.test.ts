import { setTimeout as pause } from 'node:timers/promises';
import { uuidv7 } from '@facet/service-kit';
import { restBy, type ServiceProcess } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notified } from './support/tell.ts';
import { callProcess, startWalletProcess } from './support/wallet-process.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from './support/wallet.ts';

/** `npm run test:long` kills as often as this says. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const [EARN, SOCIAL] = ['earn', 'social'];

let wallet: TestWallet;
let current: ServiceProcess | undefined;
beforeAll(async () => {
  // Only the process that is killed makes notices.
  restBy(({ stopping }) => new Promise((resolve) => stopping.addEventListener('abort', resolve)));
  wallet = await startWallet();
});
afterAll(async () => {
  restBy(undefined);
  await current?.kill();
  await wallet.remove();
});

/** As an outbox sends it: again and again, under one key, until somebody says that it is done. */
async function deliver(caller: string, path: string, body: object): Promise<number> {
  for (let failures = 0; ; failures++) {
    const answer = current && (await callProcess(wallet, current, { caller, path, body }));
    if (answer?.ok) return failures;
    await pause(5);
  }
}

test(`what happens to a member's money while they are away is in the inbox once, though the wallet is killed ${KILLS} times`, async () => {
  const members: FakeMember[] = [];
  for (let number = 0; number < 4; number++) members.push(await wallet.member());
  const expected = new Map(members.map(({ id }) => [id, [] as string[]]));
  current = await startWalletProcess(wallet);
  let isOver = false;
  let failures = 0;
  let delivered = 0;

  const lane = async (member: FakeMember): Promise<void> => {
    const told = expected.get(member.id) ?? [];
    for (let number = 1; !isOver; number++) {
      const paid = credit(member, number, { reason: `Survey ${number}` });
      const amount = (number / 100).toFixed(2);
      failures += await deliver(EARN, '/internal/transfers', { transfers: [paid] });
      told.push(`wallet.credit ${amount}`);
      if (number % 3 === 0) {
        failures += await deliver(EARN, '/internal/transfers/reverse', { memberId: member.id, key: paid.key });
        told.push(`wallet.reversal ${amount}`);
      }
      const event = notified(member, 'friend_joined', { friend: String(number) }, uuidv7());
      // The first answer may be lost, and the outbox sends it once more.
      for (let time = 0; time < 2; time++) failures += await deliver(SOCIAL, '/internal/events', event);
      told.push(`social.friend_joined ${number}`);
      delivered += 1;
    }
  };
  const lanes = members.map(lane);
  for (let kill = 0; kill < KILLS; kill++) {
    const before = delivered;
    await expect.poll(() => delivered).toBeGreaterThan(before + 20);
    await current.kill();
    const gone = current;
    current = undefined;
    expect(await callProcess(wallet, gone, { caller: EARN, path: '/internal/transfers', body: {} })).toBeUndefined();
    current = await startWalletProcess(wallet);
  }
  isOver = true;
  await Promise.all(lanes);

  expect(failures).toBeGreaterThan(0);
  const inboxOf = async (member: FakeMember): Promise<string[]> => {
    const rows: { kind: string; values: Record<string, string> }[] = await wallet.service.kit
      .database('notices')
      .where({ member_id: member.id })
      .select('kind', 'values');
    return rows.map(({ kind, values }) => `${kind} ${values['amount'] ?? values['friend']}`).toSorted();
  };
  for (const member of members) {
    const told = (expected.get(member.id) ?? []).toSorted();
    await expect.poll(async () => (await inboxOf(member)).length).toBeGreaterThanOrEqual(told.length);
  }
  // Whoever looks at the same transfers again, from the beginning, tells nothing twice.
  await wallet.service.kit.database('notices_until').update({ until: new Date(0) });
  await expect.poll(async () => (await wallet.service.kit.database('notices_until').first('until')).until.getTime()).toBeGreaterThan(0);
  for (const member of members) expect(await inboxOf(member)).toEqual((expected.get(member.id) ?? []).toSorted());
});

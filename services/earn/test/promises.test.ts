import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
beforeAll(async () => void (earn = await startEarn()));
afterAll(() => earn.close());

interface Promised {
  memberId: string;
  key: string;
  amount: string;
  state: string;
}

/** What `npm run audit` hands to the wallet of one member. */
async function promises(memberId: string): Promise<Promised[]> {
  const main = join(import.meta.dirname, '../src/audit/main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [main], { env: { DATABASE_URL: earn.env.variables['DATABASE_URL'] } });
  const [head, ...lines] = stdout.trim().split('\n');
  expect(JSON.parse(head ?? '')).toEqual({ caller: 'earn', takenAt: expect.any(String) as unknown });
  return lines.map((line) => JSON.parse(line) as Promised).filter((line) => line.memberId === memberId);
}

it('every earning is handed over with its key, and what has moved is what the wallet booked', async () => {
  const member = earn.aMember();
  const pays = async (wall: 'a' | 'b', amount: string) => {
    const claimed = aClaim({ member, amount });
    expect((await earn.send(providerCall(wall, claimed))).status).toBe(200);
    return claimed;
  };
  await pays('a', '12.50');
  const takenBack = await pays('a', '7.00');
  await earn.settled();
  await earn.send(providerCall('a', { ...takenBack, reversal: true }));
  await earn.admin('PATCH', '/internal/providers/b', { by: 'otto', holdDays: 7 });
  await pays('b', '3.00');
  const cancelled = await pays('b', '4.00');
  await earn.send(providerCall('b', { ...cancelled, reversal: true }));
  await earn.settled();

  const his = await promises(member);
  expect(his.map(({ amount, state }) => `${amount} ${state}`).toSorted()).toEqual([
    '12.50 moved',
    '3.00 undone',
    '4.00 undone',
    '7.00 undone',
  ]);
  expect(his.filter(({ state }) => state === 'moved').map(({ key }) => key)).toEqual(earn.wallet.keysOf(member));
});

it('one that the wallet has not taken yet is half way', async () => {
  const member = earn.aMember();
  earn.wallet.fail('before');
  await earn.send(providerCall('a', aClaim({ member, amount: '5.00' })));
  expect(await promises(member)).toMatchObject([{ amount: '5.00', state: 'open' }]);
  earn.wallet.fail('no');
  await earn.settled();
  expect(await promises(member)).toMatchObject([{ amount: '5.00', state: 'moved' }]);
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSocial, type Social } from './support/start-social.ts';

let social: Social;
beforeAll(async () => void (social = await startSocial()));
afterAll(() => social.remove());

interface Promised {
  memberId: string;
  key: string;
  amount: string;
  state: string;
}

/** What `npm run audit` hands to the wallet of one member. */
async function promises(memberId: string): Promise<Promised[]> {
  const main = join(import.meta.dirname, '../src/audit/main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [main], { env: { DATABASE_URL: social.env.variables.DATABASE_URL } });
  const [head, ...lines] = stdout.trim().split('\n');
  expect(JSON.parse(head ?? '')).toEqual({ caller: 'social', takenAt: expect.any(String) });
  return lines.map((line) => JSON.parse(line) as Promised).filter((line) => line.memberId === memberId);
}
/** `<kind> <amount> <state>` of each. */
const wordsOf = (his: Promised[]) => his.map(({ key, amount, state }) => `${key.split(':')[0]} ${amount} ${state}`).toSorted();
/** Under which the wallet must have moved money, and under which it has. */
const keysOf = (his: Promised[]) =>
  his
    .filter(({ amount }) => amount !== '5000.00')
    .map(({ key }) => key)
    .toSorted();
const bookedOf = (memberId: string) => social.wallet.keysOf(memberId, { undoneToo: true }).toSorted();

it('every record that promises money is handed over with its key, and matches what the wallet booked', async () => {
  const [person, referrer] = [await social.person(), await social.person()];
  const referred = await social.person({ referrer });
  const join_ = (id: string, who = person) => who.post(`/api/events/${id}/join`, {});
  const [kept, deleted, dear] = [await social.event(), await social.event(), await social.event({ entryFee: 5_000 })];
  for (const id of [kept, deleted, dear]) await join_(id);
  await social.operator('POST', `/internal/giveaways/${kept}/end`, { by: 'Ada' });
  await social.operator('POST', `/internal/giveaways/${deleted}/delete`, { by: 'Ada' });
  await social.earns(referred, 10_000);
  await social.reverses(referred, await social.earns(referred, 20_000));
  await social.settled();
  expect(wordsOf(await promises(person.id))).toEqual([
    'event-fee 5.00 moved',
    'event-fee 5.00 undone',
    'event-fee 5000.00 undone',
    'event-prize 100.00 moved',
  ]);
  expect(person.movements().toSorted()).toEqual(['event_fee -500', 'event_fee -500', 'event_prize 10000', 'void 500']);
  expect(wordsOf(await promises(referrer.id))).toEqual(['referral 2.00 moved', 'referral 4.00 undone']);
  for (const { id } of [person, referrer]) expect(keysOf(await promises(id))).toEqual(bookedOf(id));
});

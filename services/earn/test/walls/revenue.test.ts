import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeOf } from '../../src/walls/catalogue.ts';
import { signsRevenue } from '../../src/walls/revenue.ts';
import { newAddress } from '../own-address.ts';
import { type Earn, startEarn } from '../start-earn.ts';
import { creditOf, providerIds, resigned, SECRET, type Sent, signed, type Values } from './signed-call.ts';

const OWN = '203.0.113.9';

let earn: Earn;
const tokens = new Map<string, string>();
beforeAll(async () => {
  earn = await startEarn();
  for (const id of providerIds) {
    const { frame } = recipeOf(id);
    tokens.set(id, await newAddress(earn, id));
    await earn.operator('PATCH', `/api/admin/providers/${id}`, {
      secret: SECRET,
      publicIds: Object.fromEntries((frame?.publicIds ?? []).map((name) => [name, '1'])),
      ...(frame === null && { frameAddress: 'https://wall.example/{memberId}' }),
      range: '1-10 Robux',
      allowedSenders: [OWN],
      isEnabled: true,
    });
  }
});
afterAll(() => earn.close());

const tokenOf = (id: string): string => tokens.get(id) ?? '';
const send = async ({ method, target, headers, body }: Sent) =>
  earn.send(
    { target, headers },
    { method, headers: { 'x-real-ip': OWN, ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }) }, body },
  );

/** The wall's own name for it, and US$ 1.20 as it would write them: four decimals, as Lootably signs, or cents. */
function saidBy(id: string): { name: string; dollars: string } {
  const { revenue } = recipeOf(id);
  if (revenue.parameter === null) throw new Error(`${id} says no revenue`);
  return { name: revenue.parameter, dollars: revenue.unit === 'usd_cents' ? '120' : '1.2000' };
}

function aCredit(id: string, change: Values = {}): { member: string; values: Values } {
  const member = earn.aMember();
  return { member, values: { ...creditOf(id, { member, transaction: `T${member.slice(0, 13)}` }), ...change } };
}

async function earned(member: string): Promise<unknown[]> {
  await earn.settled();
  return earn.database('earnings').where({ member_id: member }).pluck('revenue_micros');
}

const none = ['bitswall', 'notik', 'superrewards', 'timewall'];
const saying = providerIds.filter((id) => !none.includes(id));

test('the catalogue says of each provider who names a revenue, or that nobody does', () => {
  expect(providerIds.filter((id) => recipeOf(id).revenue.parameter === null).toSorted()).toEqual(none);
  expect(saying).toHaveLength(23);
  expect(saying.filter((id) => signsRevenue(recipeOf(id))).toSorted()).toEqual([
    'adgem',
    'adgem-v3',
    'b',
    'c',
    'd',
    'pollfish',
    'theoremreach',
  ]);
});

describe.each(saying)('provider %s', (id) => {
  test('its revenue is kept with what was earned', async () => {
    const { name, dollars } = saidBy(id);
    const { member, values } = aCredit(id, { [name]: dollars });
    expect((await send(signed(id, tokenOf(id), values))).status).toBe(200);
    expect(await earned(member)).toEqual([1_200_000n]);
  });

  test('is said to be signed exactly where a changed one does not fit its signature', async () => {
    const { name, dollars } = saidBy(id);
    const { member, values } = aCredit(id, { [name]: dollars });
    const { status } = await send(resigned(id, tokenOf(id), values, { ...values, [name]: dollars.replace('1', '9') }));
    expect(status === 200).toBe(!signsRevenue(recipeOf(id)));
    expect(await earned(member)).toEqual(signsRevenue(recipeOf(id)) ? [] : [9_200_000n]);
  });
});

/** Lootably's format is checked with its signature: what has no four decimals is no call of Lootably's. */
const open = saying.filter((id) => recipeOf(id).formats[saidBy(id).name] === undefined);
test.each(open)('what %s writes there and is no amount, refuses no credit and is not known', async (id) => {
  const written = ['-1.20', 'free', '1e3', '99999999999', '0.1.2', ''];
  const credits = written.map((broken) => aCredit(id, { [saidBy(id).name]: broken }));
  const answers = await Promise.all(credits.map(({ values }) => send(signed(id, tokenOf(id), values))));
  expect(answers.map(({ status }) => status)).toEqual(written.map(() => 200));
  await earn.settled();
  const members = credits.map(({ member }) => member);
  expect(await earn.database('earnings').whereIn('member_id', members).pluck('revenue_micros')).toEqual(written.map(() => null));
});

test.each(none)('whatever %s writes, no revenue is known', async (id) => {
  const { member, values } = aCredit(id, { payout: '1.20' });
  expect((await send(signed(id, tokenOf(id), values))).status).toBe(200);
  expect(await earned(member)).toEqual([null]);
});

import { parseMoney } from '@facet/service-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeOf } from '../../src/walls/catalogue.ts';
import { frameAddress } from '../../src/walls/frame-address.ts';
import { type Field, type FrameRecipe, type Recipe, type Said, signsReversals } from '../../src/walls/recipe.ts';
import { newAddress } from '../own-address.ts';
import { type Earn, startEarn } from '../start-earn.ts';
import { creditOf, namesOf, providerIds, resigned, SECRET, type Sent, signed, type Values, withSignature } from './signed-call.ts';

const [OWN, STRANGE] = ['203.0.113.9', '198.51.100.7'];

let earn: Earn;
const tokens = new Map<string, string>();
beforeAll(async () => {
  earn = await startEarn();
  for (const id of providerIds) await switchOn(recipeOf(id));
});
afterAll(() => earn.close());

/** A provider that needs no list of senders has none: the attacker may be anywhere. */
async function switchOn({ id, frame, needsSenders }: Recipe): Promise<void> {
  tokens.set(id, await newAddress(earn, id));
  const { status, text } = await earn.operator('PATCH', `/api/admin/providers/${id}`, {
    secret: SECRET,
    publicIds: Object.fromEntries((frame?.publicIds ?? []).map((name) => [name, '1'])),
    ...(frame === null && { frameAddress: 'https://wall.example/{memberId}' }),
    range: '1-10 Robux',
    allowedSenders: needsSenders ? [OWN] : [],
    isEnabled: true,
  });
  if (status !== 200) throw new Error(`${id}: ${text}`);
}

function frameOf({ id, frame }: Recipe): FrameRecipe {
  if (frame === null) throw new Error(`${id} has no frame`);
  return frame;
}

const tokenOf = (id: string): string => tokens.get(id) ?? '';
const send = async ({ method, target, headers, body }: Sent, from = OWN) =>
  earn.send(
    { target, headers },
    { method, headers: { 'x-real-ip': from, ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }) }, body },
  );
const saidBy = (recipe: Recipe): Said[] => [
  ...(Object.keys(recipe.fields) as Field[]),
  ...(recipe.linkedBy === undefined ? [] : ['link' as const]),
];
const guardsOf = (recipe: Recipe, said: Said) => recipe.standsIn[said] ?? [];

/** What an attacker might write instead: whatever the recipe knows, and what it does not. */
function othersFor(recipe: Recipe, said: Said, other: string): string[] {
  const known = recipe.outcomes.flatMap(({ when }) => when[said as Field] ?? []).map((value) => (value === '*' ? 'fraud' : value));
  switch (said) {
    case 'member':
      return [other];
    case 'amount':
      return ['9999.00', '-9999.00', '0.00'];
    case 'transaction':
    case 'link':
    case 'reference':
      return ['ANOTHER-1'];
    default:
      return [...new Set([...known, '', 'unknown'])];
  }
}

interface Change {
  said: Said;
  change: Values;
}
const changesOf = (recipe: Recipe, said: readonly Said[], other: string): Change[] =>
  said.flatMap((each) =>
    othersFor(recipe, each, other).flatMap((value) => namesOf(recipe, each).map((name) => ({ said: each, change: { [name]: value } }))),
  );
/** Each alone and each two together. */
function combined(changes: readonly Change[]): { said: Said[]; change: Values }[] {
  const alone = changes.map(({ said, change }) => ({ said: [said], change }));
  const pairs = changes.flatMap((one, index) =>
    changes
      .slice(index + 1)
      .flatMap((two) => (one.said === two.said ? [] : [{ said: [one.said, two.said], change: { ...one.change, ...two.change } }])),
  );
  return [...alone, ...pairs];
}

/**
 * Under the signature that the call has, from the provider's own address wherever anything but the address guards what
 * is changed.
 */
async function replayChanged(recipe: Recipe, genuine: Values, other: string): Promise<void> {
  const open = saidBy(recipe).filter((said) => !recipe.signs.includes(said));
  for (const { said, change } of combined(changesOf(recipe, open, other))) {
    const isByAddress = said.some((each) => guardsOf(recipe, each).includes('senders'));
    await send(resigned(recipe.id, tokenOf(recipe.id), genuine, { ...genuine, ...change }), isByAddress ? STRANGE : OWN);
  }
}

/** The first way in which the provider takes back, and a transaction of its own where a link is what both share. */
function reversalOf(recipe: Recipe, credit: Values): Values {
  const rule = recipe.outcomes.find(({ outcome }) => outcome === 'reverse');
  const said = Object.entries(rule?.when ?? {}).map(([name, [value = '']]) => [
    namesOf(recipe, name as Field)[0],
    value === '*' ? 'fraud' : value,
  ]);
  const [amount = '', transaction = ''] = [namesOf(recipe, 'amount')[0], namesOf(recipe, 'transaction')[0]];
  return {
    ...credit,
    ...(Object.fromEntries(said) as Values),
    ...(rule?.amountIs === 'negative' && { [amount]: `-${credit[amount]}` }),
    ...(recipe.linkedBy !== undefined && { [transaction]: `BACK-${credit[transaction]}` }),
  };
}

const balances = async (...members: string[]) => {
  await earn.settled();
  return members.map((member) => earn.wallet.balanceOf(member));
};

const paidBy = ({ vectors }: Recipe) => parseMoney(vectors[0]?.claim?.amount ?? '120.00', 'amount');
function aCredit({ id }: Recipe) {
  const [member, other] = [earn.aMember(), earn.aMember()];
  return { member, other, genuine: creditOf(id, { member, transaction: `T${member.slice(0, 13)}` }) };
}

describe.each(providerIds)('provider %s', (id) => {
  const recipe = recipeOf(id);
  const paid = paidBy(recipe);

  test('says of all that a call says whether it is signed, and what stands in for the rest', () => {
    expect([...recipe.signs, ...Object.keys(recipe.standsIn)].toSorted()).toEqual(saidBy(recipe).toSorted());
    const isByAddress = Object.values(recipe.standsIn).flat().includes('senders');
    expect(recipe.needsSenders || !isByAddress).toBe(true);
  });

  test('what is signed cannot be changed', async () => {
    const { member, other, genuine } = aCredit(recipe);
    const differs = ({ change }: Change) => Object.entries(change).some(([name, value]) => value !== (genuine[name] ?? ''));
    for (const { said, change } of changesOf(recipe, recipe.signs, other).filter(differs)) {
      const { status } = await send(resigned(id, tokenOf(id), genuine, { ...genuine, ...change }));
      expect([said, change, status]).toEqual([said, change, 403]);
    }
    expect(await balances(member, other)).toEqual([0n, 0n]);
  });

  test('a credit that is sent again, changed in what is not signed, pays once what it paid first', async () => {
    const { member, other, genuine } = aCredit(recipe);
    expect((await send(signed(id, tokenOf(id), genuine))).status).toBe(200);
    expect(await balances(member, other)).toEqual([paid, 0n]);
    await replayChanged(recipe, genuine, other);
    expect(await balances(member, other)).toEqual([paid, 0n]);
  });
});

const reversing = providerIds.filter((id) => recipeOf(id).outcomes.some(({ outcome }) => outcome === 'reverse'));
test.each(reversing)('a reversal of %s that is sent again, changed in what is not signed, pays nothing', async (id) => {
  const recipe = recipeOf(id);
  const { member, other, genuine } = aCredit(recipe);
  const reversal = reversalOf(recipe, genuine);
  await send(signed(id, tokenOf(id), genuine));
  expect((await send(signed(id, tokenOf(id), reversal))).status).toBe(200);
  const [after] = await balances(member);
  expect(after).toBe(signsReversals(recipe) ? 0n : paidBy(recipe));
  await replayChanged(recipe, reversal, other);
  expect(await balances(member, other)).toEqual([after, 0n]);
});

const framed = providerIds.filter((id) => recipeOf(id).frame?.hash !== undefined);
test.each(framed)('what opens a member’s frame of %s signs no call', async (id) => {
  const recipe = recipeOf(id);
  const member = earn.aMember();
  const address = frameAddress(frameOf(recipe), { memberId: member, username: 'nova', publicIds: { publicId: '1' }, secret: SECRET }, null);
  for (const value of new URL(address).searchParams.values()) {
    for (const transaction of [member, member.toUpperCase(), `${member}-`, '']) {
      const values = creditOf(id, { member, transaction });
      expect((await send(withSignature(recipe, `/api/postbacks/${id}/${tokenOf(id)}`, values, value))).status).not.toBe(200);
    }
  }
  expect(await balances(member)).toEqual([0n]);
});

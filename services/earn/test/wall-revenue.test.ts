import { afterEach, expect, test } from 'vitest';
import { aClaim, type Claimed, providerCall, type WallId } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
afterEach(() => earn.close());
const start = async (settings: Record<string, string> = {}) => (earn = await startEarn({}, settings));

/** Each says US$ 0.50 unless told otherwise. */
async function send(wall: WallId, claimed: Claimed): Promise<void> {
  expect((await earn.send(providerCall(wall, claimed))).status).toBe(200);
  await earn.settled();
}
const credit = (amount: string, parameters: Record<string, string | null> = {}) => aClaim({ member: earn.aMember(), amount, parameters });

interface Figures {
  creditCostCents: number | null;
  walls: (Record<string, unknown> & { id: string })[];
  sum: Record<string, unknown>;
}
const figures = async (window = '7d') =>
  (await earn.operator('GET', `/api/admin/money/walls?window=${window}`, undefined, { role: 'moderator' })).body as unknown as Figures;
const ofWall = async (id: WallId) => (await figures()).walls.find((wall) => wall.id === id);

test('what each wall says that it pays us stands beside what it was credited for, to the cent', async () => {
  await start({ credit_cost_cents: '350' });
  await send('a', credit('50.00', { amount_usd: '0.333333' }));
  await send('a', credit('50.00', { amount_usd: '0.333333' }));
  await send('a', credit('20.00', { amount_usd: 'free' }));
  await send('d', credit('100.00', { payout_usd: '1' }));
  expect(await figures()).toMatchObject({
    creditCostCents: 350,
    walls: [
      {
        id: 'a',
        credited: '120.00',
        credits: 3,
        creditsWithRevenue: 2,
        saysRevenue: true,
        signsRevenue: false,
        revenue: '0.67',
        revenueReversed: null,
        cost: '0.42',
        margin: '0.32',
        marginPercent: '47.50',
      },
      { id: 'd', credited: '100.00', signsRevenue: true, revenue: '1.00', cost: '0.35', margin: '0.65', marginPercent: '65.00' },
    ],
    sum: { credited: '220.00', credits: 4, creditsWithRevenue: 3, revenue: '1.67', cost: '0.77', margin: '0.97' },
  });
});

test('stands at the single call too, as far as the wall wrote it; a call that says none, or credits nothing, has none', async () => {
  await start();
  const [written, signed, silent] = [credit('50.00', { amount_usd: '0.333333' }), credit('10.00'), credit('20.00', { amount_usd: 'free' })];
  await send('a', written);
  await send('d', signed);
  await send('a', silent);
  await send('d', { ...signed, reversal: true });
  const { postbacks } = (await earn.operator('GET', '/api/admin/postbacks?sort=oldest')).body as { postbacks: Record<string, unknown>[] };
  expect(postbacks.map(({ revenue }) => revenue)).toEqual([
    { amount: '0.333333', isSigned: false },
    { amount: '0.50', isSigned: true },
    null,
    { amount: '0.50', isSigned: true },
  ]);
});

test('a reversal takes the revenue back with the R$, also one that came first', async () => {
  await start();
  const [kept, back, early] = [credit('10.00'), credit('30.00'), credit('70.00')];
  for (const claimed of [kept, back]) await send('d', claimed);
  await send('d', { ...back, reversal: true });
  await send('d', { ...early, reversal: true });
  await send('d', early);
  expect(await ofWall('d')).toMatchObject({
    credited: '10.00',
    reversed: '100.00',
    credits: 1,
    revenue: '0.50',
    revenueReversed: '1.00',
  });
});

test('a repeated call and a replay add nothing; what a replay credits has the revenue of its call', async () => {
  await start();
  const claimed = credit('10.00');
  await send('b', claimed);
  await send('b', claimed);
  const stranger = aClaim({ amount: '20.00', parameters: { usd: '0.75' } });
  expect((await earn.send(providerCall('b', stranger))).status).not.toBe(500);
  await earn.settled();
  earn.aMember('late_comer', stranger.member);
  for (const { id } of await earn.database('postbacks').select('id'))
    await earn.operator('POST', `/api/admin/postbacks/${id}/replay`, { isDry: false });
  await earn.settled();
  expect(await ofWall('b')).toMatchObject({ credits: 2, creditsWithRevenue: 2, revenue: '1.25' });
});

test('what is held has no revenue until it is credited', async () => {
  await start();
  await earn.operator('PATCH', '/api/admin/providers/b', { holdDays: 3 });
  await send('b', credit('10.00'));
  expect(await ofWall('b')).toMatchObject({ pending: '10.00', credits: 0, revenue: null });
});

test('without the site’s own cost no margin is reckoned', async () => {
  await start();
  await send('c', credit('10.00'));
  const { creditCostCents, sum } = await figures('24h');
  expect([creditCostCents, sum]).toEqual([
    null,
    {
      credited: '10.00',
      reversed: '0.00',
      credits: 1,
      creditsWithRevenue: 1,
      revenue: '0.50',
      revenueReversed: null,
      cost: null,
      margin: null,
      marginPercent: null,
    },
  ]);
});

test('are a file too, whoever may read the page', async () => {
  await start({ credit_cost_cents: '350' });
  await send('a', credit('500.00'));
  const { text, headers } = await earn.operator('GET', '/api/admin/money/walls.csv?window=24h', undefined, { role: 'moderator' });
  expect(headers['content-disposition']).toContain('facet-walls');
  const [head, line, ...more] = text.trim().split('\r\n');
  expect(head).toContain('"Credits with revenue","Revenue signed","Revenue US$","Revenue taken back US$","Cost US$","Margin US$"');
  expect(line).toContain('"1","1","not signed","0.50","","1.75","-1.25","-250.00"');
  expect(more).toEqual([]);
});

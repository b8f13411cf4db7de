import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKit, kitConfig, readConfig, Type } from '@facet/service-kit';
import { openDesk, type Desk } from './open-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk('100');
  desk.settings.admin_hourly_amount = '1000';
});
afterAll(() => desk.remove());

const part = { amount: '30', description: 'A part' };

test('what is above the limit needs a second operator in parts too, in either direction, until a day has passed', async () => {
  const hal = await desk.signUp('hal');
  const adjust = async (amount: string, by = hal) => (await desk.adjust(by, desk.aMember(10_000), { ...part, amount })).statusCode;
  expect([await adjust('60'), await adjust('-40'), await adjust('0.01'), await adjust('-0.01')]).toEqual([200, 200, 202, 202]);
  expect(await adjust('100', await desk.signUp('ivy'))).toBe(200);
  const { database } = createKit('admin', readConfig(Type.Object(kitConfig), desk.admin.env.variables));
  try {
    await database.raw(`alter table adjustments disable trigger keeps_its_order`);
    await database.raw(`update adjustments set created_at = created_at - interval '1 day' where operator_username = 'hal'`);
  } finally {
    await database.raw(`alter table adjustments enable trigger keeps_its_order`);
    await database.destroy();
  }
  expect([await adjust('100'), await adjust('0.01')]).toEqual([200, 202]);
});

test('of many parts at once, at two replicas, no more pass than the limit allows', async () => {
  const joe = await desk.signUp('joe');
  const other = desk.at(await desk.admin.replica(), joe);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => desk.adjust(index % 2 ? joe : other, desk.aMember(), part)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
});

test('what was refused does not count', async () => {
  const kim = await desk.signUp('kim');
  const refused = await desk.adjust(kim, desk.aMember(), { ...part, amount: '-90' });
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'insufficient_balance']);
  expect((await desk.adjust(kim, desk.aMember(), { ...part, amount: '90' })).statusCode).toBe(200);
});

test('what the wallet would not book at once is not even proposed', async () => {
  for (const amount of ['500.01', '-500.01']) {
    const refused = await desk.adjust(desk.ada, desk.aMember(), { ...part, amount });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'amount_too_large']);
    expect(refused.json().message).toContain('at most R$ 500.00');
  }
  expect((await desk.adjust(desk.ada, desk.aMember(), { ...part, amount: '500' })).statusCode).toBe(202);
});

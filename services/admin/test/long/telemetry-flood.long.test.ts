import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';
import { countedOf, floodReplicas } from '../support/flood.ts';

let admin: TestAdmin;
beforeAll(async () => {
  admin = await startAdmin({ TELEMETRY_WRITE_MS: '10' });
});
afterAll(() => admin.remove());

test('a flood: 5,000 pages of ten deployables, told to two replicas, nothing lost or counted twice', async () => {
  const expected = await floodReplicas(admin, { pages: 5_000, deployables: 10 });
  expect(await countedOf(admin, 10, expected)).toEqual(expected);
}, 600_000);

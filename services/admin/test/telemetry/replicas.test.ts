import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';
import { countedOf, floodReplicas } from '../support/flood.ts';

let admin: TestAdmin;
beforeAll(async () => {
  admin = await startAdmin({ TELEMETRY_WRITE_MS: '10' });
});
afterAll(() => admin.remove());

test('pages that report to two replicas at once are counted once, and nobody waits for ever', async () => {
  const expected = await floodReplicas(admin, { pages: 100, deployables: 5 });
  expect(await countedOf(admin, 5, expected)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { readJson, personNamed, runningSimulator } from './running-simulator.ts';

test('faults are replaced whole, shown, and cleared by {}', async () => {
  const simulator = await runningSimulator();
  await simulator.post('/sim/faults', { platform: 'error', latencyMs: 5 });
  expect(await readJson(await simulator.post('/sim/faults', { purchase: 'error' }))).toEqual({ purchase: 'error' });
  expect(await simulator.get('/sim/faults')).toEqual({ purchase: 'error' });
  await simulator.post('/sim/faults', {});
  expect(await simulator.get('/sim/faults')).toEqual({});
});

test('a fault that does not exist is refused and the ones in force stay', async () => {
  const simulator = await runningSimulator();
  await simulator.post('/sim/faults', { purchase: 'error' });
  for (const wrong of [{ purchase: 'explode' }, { platfrom: 'error' }, { latencyMs: -1 }]) {
    expect((await simulator.post('/sim/faults', wrong)).status).toBe(400);
  }
  expect(await simulator.get('/sim/faults')).toEqual({ purchase: 'error' });
});

test('platform faults meet every call of the platform, and no other', async () => {
  const simulator = await runningSimulator();
  const { id } = await personNamed(simulator, 'anybody');
  const ask = () => simulator.request(`/v2/users/${id}/games`);
  await simulator.post('/sim/faults', { platform: 'error' });
  const failed = await ask();
  expect([failed.status, (await readJson(failed)).errors[0].code]).toEqual([500, 0]);
  await simulator.post('/sim/faults', { platform: 'rate-limited' });
  const limited = await ask();
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '2']);
  expect((await simulator.request('/healthz')).status).toBe(200);
  expect((await simulator.request('/walls/b?uid=u1')).status).toBe(200);
});

test('hang never answers, and does not keep the simulator from closing', async () => {
  const simulator = await runningSimulator();
  await simulator.post('/sim/faults', { platform: 'hang' });
  const patient = simulator.request('/v1/users/1').then(
    () => 'answered',
    () => 'cut',
  );
  await expect(simulator.request('/v1/users/1', { signal: AbortSignal.timeout(200) })).rejects.toThrow(/abort|timeout/i);
  await simulator.close();
  expect(await patient).toBe('cut');
});

test('latency delays every call of the platform', async () => {
  const simulator = await runningSimulator();
  await simulator.post('/sim/faults', { latencyMs: 250 });
  const begun = performance.now();
  await personNamed(simulator, 'late');
  expect(performance.now() - begun).toBeGreaterThanOrEqual(240);
});

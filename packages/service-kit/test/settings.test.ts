import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Service } from '../src/index.ts';
import { startFakeService, testEnvironment, type FakeService, type TestEnvironment } from '../src/testing/index.ts';
import { buildService, migrationsDirectory } from './notes/app.ts';

let env: TestEnvironment;
let identity: FakeService;
const started: Service[] = [];

/** A process of its own, as far as settings go: nothing is kept in memory. */
const start = async () => {
  const service = buildService(env.variables);
  started.push(service);
  await service.ready();
  return service.kit.settings;
};

beforeAll(async () => {
  identity = await startFakeService(() => ({ status: 200, body: { settings: { min_withdrawal: '100' } } }));
  env = await testEnvironment('earn', { migrationsDirectory, peers: { identity: identity.url } });
});
afterAll(async () => {
  for (const service of started) await service.close();
  await identity.stop();
  await env.remove();
});

describe('settings', () => {
  test('refuse to guess when no value was ever known', async () => {
    identity.answer(() => ({ status: 503 }));
    await expect((await start()).require('min_withdrawal')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  });

  test('are asked again at once while no value is known: a site that starts refuses only until identity is there', async () => {
    identity.answer(() => ({ status: 503 }));
    const settings = await start();
    await expect(settings.require('min_withdrawal')).rejects.toMatchObject({ code: 'unavailable' });
    identity.answer(() => ({ status: 200, body: { settings: { min_withdrawal: '100' } } }));
    expect(await settings.require('min_withdrawal')).toBe('100');
  });

  test('are asked again within seconds for a key that identity does not know yet, not with each call', async () => {
    identity.answer(() => ({ status: 200, body: { settings: { min_withdrawal: '100' } } }));
    const settings = await start();
    await expect(settings.require('promise_limit')).rejects.toMatchObject({ code: 'unavailable' });
    identity.calls.length = 0;
    identity.answer(() => ({ status: 200, body: { settings: { min_withdrawal: '100', promise_limit: '500' } } }));
    await expect(settings.require('promise_limit')).rejects.toMatchObject({ code: 'unavailable' });
    expect(identity.calls).toHaveLength(0);
    vi.setSystemTime(Date.now() + 2_000);
    onTestFinished(() => void vi.useRealTimers());
    expect(await settings.require('promise_limit')).toBe('500');
  });

  test('are asked once for many readers, then kept', async () => {
    identity.answer(() => ({ status: 200, body: { settings: { min_withdrawal: '100' } } }));
    identity.calls.length = 0;
    const settings = await start();
    expect(await Promise.all(Array.from({ length: 10 }, () => settings.require('min_withdrawal')))).toEqual(
      Array.from({ length: 10 }, () => '100'),
    );
    expect(identity.calls).toHaveLength(1);
  });

  test('stay as last known over a restart while identity is away', async () => {
    identity.answer(() => ({ status: 503 }));
    expect(await (await start()).require('min_withdrawal')).toBe('100');
  });
});

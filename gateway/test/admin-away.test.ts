import { expect, test } from 'vitest';
import { Browser } from './support/browser-visit.ts';
import { remoteVersion, startFakeAdmin } from './support/fake-admin.ts';
import { startGateway } from './support/start-gateway.ts';
import { until } from '@facet/tooling/until';

test('without admin the seed is served, then what was known last, over a restart too, and it catches up', async () => {
  const admin = await startFakeAdmin();
  admin.publish({ 'mfe-earn': { stable: remoteVersion('mfe-earn', '5.0.0') } });
  await admin.stop();
  const gateway = await startGateway({ ...admin.options, workers: 1, pollSeconds: 0.1 });
  const version = async () => (await new Browser(gateway).versions())['mfe-earn'];
  expect([await version(), (await gateway.ready()).status]).toEqual(['1.0.0-0123456789', 200]);

  await admin.start();
  await until('the releases', async () => (await version()) === '5.0.0');
  await admin.stop();
  await gateway.stop();
  await gateway.start();
  expect(await version()).toBe('5.0.0');

  admin.publish({ 'mfe-earn': { stable: remoteVersion('mfe-earn', '4.0.0') } });
  await admin.start();
  await until('the roll back', async () => (await version()) === '4.0.0');
  gateway.reload({});
  await until('the roll back after a reload', async () => (await version()) === '4.0.0');
  await gateway.close();
  await admin.close();
});

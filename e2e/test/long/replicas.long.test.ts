import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTemporarySite, type Site } from '@facet/tooling/site';
import { kill, restart } from '../../replicas/disturb.ts';
import { VisitorTraffic } from '../../replicas/traffic.ts';

/** Two replicas of every service, and fifty browsers that use all of them. */
const VISITORS = Number(process.env['VISITORS'] ?? 50);
/**
 * Two calls a second from each browser, as of somebody who never stops to read: without a pause fifty would be a flood.
 */
const PACE = { pauseMs: 1_000 };

let site: Site;
beforeAll(async () => {
  site = await startTemporarySite({ hasFrontEnd: false, replicas: 2 });
});
afterAll(() => site.stop());

test(`a rolling restart of everything fails no request of ${VISITORS} browsers`, async () => {
  const traffic = await VisitorTraffic.start(site, VISITORS, PACE);
  await restart(site);
  const { failures, brokenStreams, answers } = await traffic.stop();
  expect(failures).toEqual([]);
  expect(brokenStreams, 'streams end in order').toBe(0);
  expect(answers).toBeGreaterThan(VISITORS);
});

test(`kill -9 of each replica in turn fails no request of ${VISITORS} browsers`, async () => {
  const traffic = await VisitorTraffic.start(site, VISITORS, PACE);
  for (const name of site.processNames.filter((process) => !['postgres', 'gateway', 'simulator'].includes(process))) await kill(site, name);
  const { failures, answers } = await traffic.stop();
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThan(VISITORS);
});

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { RegistryClient } from '@facet/tooling/registry';
import { editedCopy, runRelease, SteadyTraffic } from '@facet/tooling/release-testing';
import type { Site } from '@facet/tooling/site';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { startJourneySite } from '../support/journey-site.ts';
import { ownerSession } from '../support/owner-call.ts';
import { signInOperator } from '../support/screens.ts';

const PAUSE_MS = 20;

/** Its own: what is released is so for everybody. */
let site: Site;
let browser: Browser;
beforeAll(async () => void ([site, browser] = await Promise.all([startJourneySite(), launchBrowser()])));
afterAll(() => Promise.all([site.stop(), browser.close()]));

async function release(workspace: string, copy: string): Promise<void> {
  const { status, output } = await runRelease(site.dataDir, [workspace, '--from', copy]);
  if (status !== 0) throw new Error(`${workspace} was not released:\n${output}`);
}

/** Of each deployable the version that everybody has. */
async function versions(): Promise<Record<string, string>> {
  const registry = new RegistryClient(() => site.internalUrls['admin']?.[0], join(site.dataDir, 'keys/releaser.pem'));
  const { deployables } = await registry.current();
  return Object.fromEntries(Object.entries(deployables).map(([name, { stable }]) => [name, stable.version]));
}

/** A list that says of each code how many uses are left. */
const service = (): string =>
  editedCopy('services/earn', {
    label: 'uses-left',
    edits: [
      {
        file: 'src/promo-codes/promo-code.ts',
        find: '    currentUses: Type.Integer(),\n',
        replace: '    currentUses: Type.Integer(),\n    usesLeft: Type.Union([Type.Integer(), Type.Null()]),\n',
      },
      {
        file: 'src/promo-codes/promo-code.ts',
        find: '    currentUses: promo.uses,\n',
        replace: '    currentUses: promo.uses,\n    usesLeft: promo.maxUses === null ? null : promo.maxUses - promo.uses,\n',
      },
    ],
  });

const remote = (): string =>
  editedCopy('mfe-earn', {
    label: 'uses-left',
    edits: [
      {
        file: 'src/operators/promo-codes/promo-code-columns.tsx',
        find: "    { id: 'by',",
        replace: "    { id: 'left', header: 'Uses left', cell: (code) => String(Reflect.get(code, 'usesLeft')) },\n    { id: 'by',",
      },
    ],
  });

test('a field of the list of promo codes is released by earn alone, service and remote, while operators and members use the site: no call fails', async () => {
  const owner = await ownerSession(site.url);
  const code = `LEFT${randomUUID().slice(0, 8)}`.toUpperCase();
  await owner('/api/admin/promo-codes', { code, reward: '5', maxUses: 7 });
  const { page, context } = await openPage(browser, site.url);
  await page.goto('/admin');
  await signInOperator(page);
  const before = await versions();

  const traffic = await SteadyTraffic.start(site.url);
  const isOver = new AbortController();
  const lists = listUntil(isOver.signal, owner);
  await release('services/earn', service());
  // The console's remote of before draws the list of the new service.
  await page.goto('/admin?tab=promos');
  await page.getByRole('row', { name: new RegExp(code) }).waitFor();
  expect(await page.getByRole('columnheader', { name: 'Uses left' }).count()).toBe(0);
  await release('mfe-earn', remote());
  await page.goto('/admin?tab=promos');
  await page.getByRole('columnheader', { name: 'Uses left' }).waitFor();
  expect(await page.getByRole('row', { name: new RegExp(code) }).textContent()).toContain('7');
  isOver.abort();
  await traffic.stop();

  expect(await lists).toBeGreaterThan(10);
  expect([traffic.failures, traffic.answers > 100]).toEqual([[], true]);
  const after = await versions();
  const moved = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(moved.toSorted()).toEqual(['mfe-earn', 'services/earn']);
  await context.close();
});

/** Asks for the list again and again; how often it was answered. A call that fails throws. */
async function listUntil(signal: AbortSignal, owner: Awaited<ReturnType<typeof ownerSession>>): Promise<number> {
  let answers = 0;
  while (!signal.aborted) {
    const { promoCodes } = await owner<{ promoCodes: unknown[] }>('/api/admin/promo-codes');
    if (promoCodes.length > 0) answers += 1;
    await delay(PAUSE_MS);
  }
  return answers;
}

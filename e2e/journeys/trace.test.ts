import { join } from 'node:path';
import { followTrace, type TraceLine } from '@facet/tooling/trace';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '../support/browser.ts';
import { newUsername } from '../support/member.ts';
import { ownerCall } from '../support/owner-call.ts';
import { signIn } from '../support/screens.ts';

const REDEEM = '/api/promo/redeem';
const LOG_MS = 30_000;

/** What one press of Redeem passes, and the line that each of them leaves. */
const hops: Readonly<Record<string, (line: TraceLine) => boolean>> = {
  'the gateway': ({ process, words }) => process === 'gateway' && words.includes(`path=${REDEEM}`),
  'earn, asked': ({ process, words }) => process === 'earn' && words.startsWith('call ') && words.includes(`path=${REDEEM}`),
  'the database of earn': ({ process, words }) => process === 'earn' && words.startsWith('slow query ') && words.includes('promo'),
  'the outbox': ({ process, words }) => process === 'earn' && words.startsWith('outbox: delivered') && words.includes('to=wallet'),
  'the wallet': ({ process, words }) => process === 'wallet' && words.startsWith('call ') && words.includes('caller=earn'),
};

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

test('a press of Redeem is found in each log that it passes, down to the database, by the id that the page began', async () => {
  const code = newUsername('trace').toUpperCase();
  await ownerCall(inject('siteUrl'), '/api/admin/promo-codes', { code, reward: '12.50', maxUses: 1 });
  const { page, context } = await openPage(browser, inject('siteUrl'));
  await signIn(page, newUsername('click'));
  await page.goto('/rewards');
  await page.getByLabel('Promo code', { exact: true }).fill(code);
  const answered = page.waitForResponse((response) => response.url().endsWith(REDEEM));
  await page.getByRole('button', { name: 'Redeem code' }).click();
  const answer = await answered;
  expect(answer.status()).toBe(200);

  const traceId = (await answer.request().headerValue('traceparent'))?.split('-')[1] ?? 'none was sent';
  const requestId = (await answer.headerValue('x-request-id')) ?? 'none came back';
  await expect.poll(async () => passedBy(traceId), { timeout: LOG_MS }).toEqual(Object.keys(hops));
  expect((await tracesOf(requestId)).map((trace) => trace.traceId)).toEqual([traceId]);
  await context.close();
});

async function passedBy(traceId: string): Promise<string[]> {
  const [trace] = await tracesOf(traceId);
  return Object.keys(hops).filter((hop) => trace?.lines.some((line) => hops[hop]?.(line)));
}

function tracesOf(id: string): ReturnType<typeof followTrace> {
  return followTrace({ logs: join(inject('dataDir'), 'logs') }, id);
}

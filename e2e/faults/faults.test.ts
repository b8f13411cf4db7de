import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { timeFromClickToCard } from '../support/card-time.ts';
import { FaultyPage } from './faulty-page.ts';
import { faults } from './faults.ts';
import { readRemotes, type Remote } from './remote.ts';

const CARD_WITHIN_MS = 3_000;
/**
 * One of each kind in every test run, to one remote: it did not come, it stopped on the screen, it does not fit. `npm
 * run test:long`: every fault of each remote.
 */
const SHORT = ['is missing', 'throws while it is drawn', 'needs another React'];
const isLong = process.env['TEST_LENGTH'] === 'long';

let browser: Browser;
let member: FaultyPage;
let remotes: Remote[];
beforeAll(async () => {
  remotes = await readRemotes(inject('siteUrl'));
  browser = await launchBrowser();
  member = await FaultyPage.open(browser, inject('siteUrl'));
});
afterEach(() => member.heal());
afterAll(() => browser.close());

/** The remotes that have the `index`th fault. */
function struck(index: number): Remote[] {
  const one = remotes[index % remotes.length];
  return isLong || !one ? remotes : [one];
}

const tried = Object.entries(faults)
  .map(([fault, { isRefused = false, isSilent = false }], index) => ({ fault, isRefused, isSilent, index }))
  .filter(({ fault }) => isLong || SHORT.includes(fault));

describe.each(tried)('a remote that $fault', ({ fault, isRefused, isSilent, index }) => {
  test('leaves the shell and the others working: a card, whose Retry brings the page once it is cured', async () => {
    const late: string[] = [];
    for (const remote of struck(index)) {
      await member.plant(fault, remote);
      await member.home();
      const cardAfterMs = await timeFromClickToCard(member.page, () => member.visit(remote));
      await member.card(remote).waitFor();
      if (cardAfterMs !== null && cardAfterMs >= CARD_WITHIN_MS) late.push(`${remote.name} after ${Math.round(cardAfterMs)} ms`);
      await othersWork(remote);
      await member.heal();
      await member.retryUntilItShows(remote);
    }
    // The bound is for a machine that does nothing else.
    expect(isLong ? late : []).toEqual([]);
  });

  test.runIf(!isRefused)('gives way to the version before it, without a question', async () => {
    for (const remote of struck(index + 1)) {
      await member.plant(fault, remote);
      await member.offerPreviousVersion(remote, 'previous');
      await member.home();
      await member.visit(remote);
      if (isSilent) await member.retry();
      await expect.poll(() => member.release()).toBe('previous');
      await member.shows(remote);
      await member.heal();
    }
  });
});

/** One of the other remotes, and the dashboard; the remote's card is there again on the way back. */
async function othersWork(remote: Remote): Promise<void> {
  const other = remotes.find(({ name, path }) => name !== remote.name && path !== remote.path);
  if (!other) throw new Error('there is one remote only');
  await member.visit(other);
  await member.shows(other);
  await member.visit(remote);
  await member.card(remote).waitFor();
}

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { newUsername } from '../support/member.ts';
import { ownerCall } from '../support/owner-call.ts';
import { balanceReaches, expectGoodScreen, goTo, signIn } from '../support/screens.ts';
import { deliver, signPostback } from '../support/wall.ts';

const EARNED = 200;
const BET = 100;
/** Of one gem among three bombs. */
const PAID = 108;
const verifyRound = join(import.meta.dirname, '../../services/games/bin/verify-round.ts');

let browser: Browser;
const setAutoBet = (value: 'on' | 'off') => ownerCall(inject('siteUrl'), '/api/admin/settings', { key: 'auto_bet', value });
beforeAll(async () => {
  browser = await launchBrowser();
  // In force everywhere within half a minute.
  await setAutoBet('on');
});
afterAll(async () => {
  await setAutoBet('off');
  await browser.close();
});

test('a round of Bombs: refused before earning, bet, resumed after a reload, cashed out, in the statement, checked here and by the program', async () => {
  const watched = await openPage(browser, inject('siteUrl'));
  const { page, context } = watched;
  await signIn(page, newUsername('gem'));
  const memberId = await idOf(page);
  await goTo(page, 'Games');
  await page.getByRole('link', { name: 'Play Bombs' }).click();
  await page.getByRole('button', { name: 'Need 15 R$ more to play' }).waitFor();

  // Certain gems, so that the journey ends the same each time; the page must show what is in force.
  const override = { userId: memberId, gameType: 'bombs', houseEdgeMultiplier: 1 };
  await ownerCall(inject('siteUrl'), '/api/admin/user-probability-overrides', override);
  await deliver(await signPostback(inject('simulatorUrl'), { wall: 'a', memberId, amount: EARNED, transaction: newUsername('tx') }));
  await balanceReaches(page, EARNED);
  await page.reload();
  await page.getByText('Win chance 100%, return 180.0%, set for your account.').waitFor();
  await page.getByLabel('Bet').fill(String(BET));
  await page.getByRole('button', { name: 'Start Game' }).click();
  await page.getByRole('button', { name: 'Open a tile to begin' }).waitFor();
  await balanceReaches(page, EARNED - BET);
  await page.getByRole('button', { name: 'Tile 13, hidden' }).click();
  await page.getByRole('button', { name: `Cash out R$ ${PAID}.00` }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Tile 13, gem' }).waitFor();
  await page.getByRole('button', { name: `Cash out R$ ${PAID}.00` }).click();
  await page.getByText('Checked').waitFor();
  await balanceReaches(page, EARNED - BET + PAID);

  await page.getByText(/Round \d+, opened/).click();
  await page.getByRole('link', { name: 'Check the whole round' }).click();
  await page.getByRole('button', { name: /^Bombs, 3 bombs/ }).click();
  await page.getByRole('button', { name: 'Check this round' }).click();
  await page.getByText('This round matches its seal').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(execFileSync(process.execPath, [verifyRound, await (await download).path()], { encoding: 'utf8' })).toContain(
    'The round was dealt as it was sealed.',
  );
  await expectGoodScreen(watched, 'the check of a round');

  await page.goto('/withdraw/statement');
  await page.getByRole('button', { name: /^1 round of Bombs Bet .*, got back / }).click();
  await page.getByRole('button', { name: /^Bombs, 3 bombs, won at .* Why\?/ }).waitFor();
  await context.close();
});

test('auto-bet: asked the age once, then round after round until it is up by what was said, and the balance has it', async () => {
  const { page, context } = await openPage(browser, inject('siteUrl'));
  await signIn(page, newUsername('auto'));
  const memberId = await idOf(page);
  const override = { userId: memberId, gameType: 'bombs', houseEdgeMultiplier: 1 };
  await ownerCall(inject('siteUrl'), '/api/admin/user-probability-overrides', override);
  await deliver(await signPostback(inject('simulatorUrl'), { wall: 'a', memberId, amount: EARNED, transaction: newUsername('tx') }));
  await balanceReaches(page, EARNED);
  await page.goto('/games/bombs');
  await expect.poll(isOffered(page), { timeout: 45_000, interval: 1_000 }).toBe(true);
  await page.reload();
  await page.getByLabel('Bet').fill(String(BET));
  await page.getByRole('button', { name: 'Auto-bet' }).click();
  await page.getByLabel('Your age').fill('18');
  await page.getByRole('button', { name: 'Confirm my age' }).click();
  await page.getByRole('button', { name: 'Tile 13', exact: true }).click();
  await page.getByLabel('Stop when up by').fill('16');
  await page.getByLabel('Stop when down by').fill(String(BET));
  await page.getByRole('button', { name: 'Start 10 rounds' }).click();
  await page.getByText('Auto-bet ended: you are up by R$ 16.00').waitFor();
  await balanceReaches(page, EARNED + 2 * (PAID - BET));
  await context.close();
});

function isOffered(page: Page): () => Promise<boolean> {
  return () => page.evaluate(async () => ((await (await fetch('/api/play-limits')).json()) as { autoBet: string }).autoBet !== 'off');
}

function idOf(page: Page): Promise<string> {
  return page.evaluate(async () => ((await (await fetch('/api/auth/user')).json()) as { id: string }).id);
}

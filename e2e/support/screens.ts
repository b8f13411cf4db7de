import { axeProblems, bringAxe } from '@facet/remote-kit/browser-testing';
import { expect, inject } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { sidewaysScroll, type WatchedPage } from './browser.ts';

/** What holds on every screen: axe finds nothing, nothing scrolls sideways, nothing was complained about. */
export async function expectGoodScreen({ page, complaints }: WatchedPage, name: string): Promise<void> {
  await bringAxe(page);
  expect(await axeProblems(page), `axe on ${name}`).toEqual([]);
  expect(await sidewaysScroll(page), `sideways scroll of ${name}`).toBe(0);
  expect(complaints, `console and policy on ${name}: ${complaints.join('; ')}`).toEqual([]);
}

/** From the landing page to the dashboard. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Earning Now' }).first().click();
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: greetingOf(username) }).waitFor();
}

/** The first time, and whenever they come back. */
export const greetingOf = (username: string): RegExp => new RegExp(`^Welcome(?: back)?, ${username}!$`);

/** What the page shows; the screen that stands while it loads has a heading too, and is not it. */
export const shownBy = (page: Page): Locator => page.locator('main:not([aria-busy="true"])');

/** The heading of the page at this path, once it is there. */
export async function headingAt(page: Page, path: string): Promise<string> {
  await page.goto(path);
  return shownBy(page).getByRole('heading', { level: 1 }).first().innerText();
}

/** From /admin to the operators' console. */
export async function signInOperator(page: Page, { username, password } = inject('owner')): Promise<void> {
  await page.getByLabel('Administrator username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Access Admin Dashboard' }).click();
  await page.getByRole('navigation', { name: 'Console' }).waitFor();
}

/** Opens an entry of the sidebar, on a phone by the menu. */
export async function goTo(page: Page, entry: string): Promise<void> {
  const link = page.getByRole('link', { name: entry, exact: true }).filter({ visible: true });
  await link.first().click();
}

/** The frame's balance names the exact amount in its title. */
export async function balanceReaches(page: Page, amount: number): Promise<void> {
  await page
    .getByTitle(`R$ ${amount.toLocaleString('en-US')}.00`)
    .filter({ visible: true })
    .first()
    .waitFor();
}

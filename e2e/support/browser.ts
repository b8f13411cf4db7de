import * as browserTesting from '@facet/remote-kit/browser-testing';
import { findChromium } from '@facet/tooling/chromium';
import type { Browser, BrowserContext, Page } from 'playwright-core';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

export function launchBrowser(): Promise<Browser> {
  return browserTesting.launchBrowser(findChromium());
}

/** A page of a browser of its own (cookies, storage), with everything that goes wrong on it written down. */
export interface WatchedPage {
  context: BrowserContext;
  page: Page;
  /** Console errors (but of lateness), uncaught errors, reports of the content security policy, as they came. */
  complaints: string[];
}

export async function openPage(
  browser: Browser,
  siteUrl: string,
  options: {
    viewport?: { width: number; height: number };
    colorScheme?: 'dark' | 'light';
    locale?: string;
    serviceWorkers?: 'allow' | 'block';
    proxy?: { server: string };
  } = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: DESKTOP,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    // What tests answer in the network's place would not reach a page that a worker loads.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isLate(message.text())) complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  await page.exposeFunction('reportPolicyViolation', (text: string) => complaints.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportPolicyViolation?: (text: string) => void }).reportPolicyViolation;
      report?.(`${event.effectiveDirective} refused ${event.blockedURI || 'inline'} (${event.sourceFile ?? ''}:${event.lineNumber})`);
    });
  });
  return { context, page, complaints };
}

/** A busy machine may load a remote in more than the shell’s 2.2 s; what a person sees then, the shell’s tests show. */
const isLate = (text: string): boolean => text.includes('RemoteError: It’s taking longer than it should.');

/** How far the page can be pushed sideways, in pixels: 0 on a well-behaved one. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

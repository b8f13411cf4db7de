import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { compareDigests } from '../gallery/digest/compare-digests.ts';
import { fromText, toText, type Digest } from '../gallery/digest/digest.ts';
import { makeDigest } from '../gallery/digest/make-digest.ts';
import { launchBrowser } from '../support/browser.ts';

let browser: Browser;
let screen: Page;
let reader: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  screen = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  reader = await browser.newPage();
});
afterAll(() => browser?.close());

/** A dark page with a card and a button in it, and room for what is planted. */
function pageWith({ left = 200, colour = '#2bd48f', label = 'Redeem code', more = '' } = {}): string {
  const card = 'position:absolute;left:160px;top:100px;width:600px;height:400px;background:#121614;color:#f2f5f3;font:16px sans-serif';
  const button = `position:absolute;left:${left}px;top:240px;width:120px;height:40px;border:0;background:${colour}`;
  return `<body style="margin:0;background:#0a0d0b;height:900px"><div style="${card}">A promo code<button style="${button}">${label}</button></div>${more}`;
}

async function digestOf(page: string): Promise<Digest> {
  await screen.setContent(page);
  return makeDigest(reader, await screen.screenshot({ fullPage: true }));
}

describe('against what was accepted', () => {
  test('the same page is the same, also after it was written down', async () => {
    const accepted = fromText(toText(await digestOf(pageWith())));
    expect(compareDigests(accepted, await digestOf(pageWith()))).toBeNull();
  });

  test.each([
    ['a button that moved by 20 px', pageWith({ left: 220 })],
    ['a button of another colour', pageWith({ colour: '#e5484d' })],
    ['a card that is gone', '<body style="margin:0;background:#0a0d0b;height:900px">'],
    ['a line of text more at the foot', pageWith({ more: '<p style="position:absolute;top:900px;margin:0">More</p>' })],
  ])('%s is seen', async (_name, planted) => {
    const accepted = fromText(toText(await digestOf(pageWith())));
    expect(compareDigests(accepted, await digestOf(planted))).not.toBeNull();
  });

  test('where it is different is told', async () => {
    const difference = compareDigests(await digestOf(pageWith()), await digestOf(pageWith({ colour: '#e5484d' })));
    // The button lies from 360 to 480 px of 1440, and from 340 to 380 of 900.
    expect(difference?.cells.every(({ row, column }) => row >= 9 && row <= 10 && column >= 6 && column <= 7)).toBe(true);
  });

  test('letters whose edges are drawn a little otherwise are not', async () => {
    const now = await digestOf(pageWith());
    const means = now.means.map((mean, index) => Math.min(255, mean + (index % 3)));
    expect(compareDigests(fromText(toText(now)), { ...now, means })).toBeNull();
  });
});

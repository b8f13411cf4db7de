import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Picture, Shot } from '../gallery/camera.ts';
import { judge, type Standard } from '../gallery/judge.ts';
import { MockupShelf } from '../gallery/mockup-shelf.ts';
import { comparePictures } from '../gallery/pictures/compare-pictures.ts';
import { KeptPictures } from '../gallery/pictures/kept-pictures.ts';
import { launchBrowser } from '../support/browser.ts';

const STATE = { name: 'promo codes', reach: () => Promise.resolve() };
const SHOT = { room: { name: 'mfe-earn' }, state: STATE, width: 1440 } as unknown as Shot;

let browser: Browser;
let screen: Page;
let folder: string;
let standard: Standard;

beforeAll(async () => {
  browser = await launchBrowser();
  screen = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  folder = await mkdtemp(join(tmpdir(), 'gallery-test-'));
  await mkdir(join(folder, 'mfe-earn'));
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true });
});

/** A dark page with a card and a button in it, and room for what is planted. */
function pageWith({ left = 200, colour = '#2bd48f', label = 'Redeem code', more = '' } = {}): string {
  const card = 'position:absolute;left:160px;top:100px;width:600px;height:400px;background:#121614;color:#f2f5f3;font:16px sans-serif';
  const button = `position:absolute;left:${left}px;top:240px;width:120px;height:40px;border:0;background:${colour}`;
  return `<body style="margin:0;background:#0a0d0b;height:900px"><div style="${card}">A promo code<button style="${button}">${label}</button></div>${more}`;
}

const PLANTED = [
  ['a button that moved by 2 px', pageWith({ left: 202 })],
  ['a button of a slightly other colour', pageWith({ colour: '#2bb48f' })],
  ['a button of another colour', pageWith({ colour: '#e5484d' })],
  ['another word', pageWith({ label: 'Redeem coda' })],
  ['a card that is gone', '<body style="margin:0;background:#0a0d0b;height:900px">'],
  ['a line of text more at the foot', pageWith({ more: '<p style="position:absolute;top:900px;margin:0">More</p>' })],
] as const;

async function pictureOf(page: string): Promise<Picture> {
  await screen.setContent(page);
  const png = await screen.screenshot({ fullPage: true });
  const hash = createHash('sha256').update(png).digest('hex');
  return { look: { width: 1440, colorScheme: 'dark' }, file: 'mfe-earn/promo-codes-1440-dark.png', png, hash, problems: [] };
}

describe('beside what was accepted', () => {
  beforeEach(async () => {
    const { hash, png } = await pictureOf(pageWith());
    const kept = new KeptPictures(await mkdtemp(join(folder, 'accepted-')));
    await kept.keep(hash, png);
    standard = { accepted: { 'promo codes': { '1440 dark': hash } }, kept, mockups: new MockupShelf(undefined), folder };
  });

  test('the same page is the same in a second run', async () => {
    expect(await judge(SHOT, await pictureOf(pageWith()), standard)).toMatchObject({ verdict: 'as accepted', change: null });
  });

  test.each(PLANTED)('%s is seen', async (_name, planted) => {
    expect(await judge(SHOT, await pictureOf(planted), standard)).toMatchObject({ verdict: 'changed' });
  });

  test('where it is different is shown', async () => {
    const { change } = await judge(SHOT, await pictureOf(pageWith({ colour: '#e5484d' })), standard);
    // The button has 120 × 40 px.
    expect(change).toMatchObject({ higherByPx: 0, differenceFile: 'mfe-earn/promo-codes-1440-dark-difference.png' });
    expect(change?.pixels).toBeGreaterThan(4_000);
    expect(change?.pixels).toBeLessThanOrEqual(4_800);
  });

  test('a new one is new; of a changed one whose accepted picture is not here, that is told', async () => {
    expect(await judge(SHOT, await pictureOf(pageWith()), { ...standard, accepted: {} })).toMatchObject({ verdict: 'new' });
    const kept = new KeptPictures(join(folder, 'empty'));
    expect(await judge(SHOT, await pictureOf(pageWith({ left: 202 })), { ...standard, kept })).toMatchObject({
      verdict: 'changed',
      change: null,
    });
  });

  test('the accepted picture itself is kept when it is seen', async () => {
    const kept = new KeptPictures(join(folder, 'filled'));
    const { hash, ...picture } = await pictureOf(pageWith());
    await judge(SHOT, { ...picture, hash }, { ...standard, kept });
    expect(await kept.find(hash)).toEqual(picture.png);
  });
});

test('shades and edges of letters that no eye tells apart are no difference, whatever the hash', async () => {
  const { png } = await pictureOf(pageWith());
  const other = PNG.sync.read(png);
  other.data = Buffer.from(other.data.map((value, index) => (index % 4 === 3 ? value : Math.min(255, value + (index % 3)))));
  expect(comparePictures(png, PNG.sync.write(other))).toBeNull();
});

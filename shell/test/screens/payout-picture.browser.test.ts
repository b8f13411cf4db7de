import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, PageServer, testedBuilds } from '@facet/remote-kit/browser-testing';
import { sessionCalls, someMember, type FakeCalls } from '@facet/remote-kit/fakes';
import { ShellScreen, type BuiltShell } from './shell-screen.ts';
import { states } from './states.ts';

const SCALE = 3;
const payout = states.find(({ name }) => name === 'dashboard, the first payout');

let built: BuiltShell;
let browser: Browser;

beforeAll(async () => {
  const [folder = ''] = await testedBuilds('shell');
  built = { folder, server: await PageServer.start() };
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  built.server.close();
});

/** What was written on the canvas, and where, in pixels of the picture. */
interface Written {
  text: string;
  x: number;
  right: number;
  y: number;
}

interface Picture {
  written: Written[];
  width: number;
  height: number;
  /** Red, green, blue, opacity at a place of the picture, in parts of its sides. */
  at: (x: number, y: number) => Promise<number[]>;
  /** How many of the colours of this part differ from the one at its upper left. */
  drawnIn: (x: number, y: number, width: number, height: number) => Promise<number>;
}

/** The window of a page whose canvas is watched. */
interface Watched {
  written: Written[];
  picture: CanvasRenderingContext2D;
}

async function openCard(options: BrowserContextOptions, calls: FakeCalls = {}): Promise<ShellScreen> {
  const state = { calls: { ...payout?.calls, ...calls } };
  const screen = await ShellScreen.open(browser, built, state, { viewport: { width: 360, height: 900 }, ...options });
  await screen.page.getByRole('region', { name: /payout|pago/ }).waitFor();
  await screen.page.evaluate(() => {
    const watched = window as unknown as Watched;
    watched.written = [];
    const pen = CanvasRenderingContext2D.prototype;
    const fillText = Object.getOwnPropertyDescriptor(pen, 'fillText')?.value as (text: string, x: number, y: number) => void;
    pen.fillText = function watch(this: CanvasRenderingContext2D, text: string, x: number, y: number) {
      const from = this.getTransform().transformPoint(new DOMPoint(x, y));
      const to = this.getTransform().transformPoint(new DOMPoint(x + this.measureText(text.trimEnd()).width, y));
      watched.written.push({ text: text.trimEnd(), x: from.x, right: to.x, y: from.y });
      return fillText.call(this, text, x, y);
    };
  });
  return screen;
}

async function share(page: Page, name: string): Promise<Picture> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  const png = readFileSync(await download.path()).toString('base64');
  const written = await page.evaluate(() => (window as unknown as Watched).written.splice(0));
  const { width, height } = await page.evaluate(async (file) => {
    const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas here');
    pen.drawImage(bitmap, 0, 0);
    (window as unknown as Watched).picture = pen;
    return { width: bitmap.width, height: bitmap.height };
  }, png);
  const colours = (x: number, y: number, wide: number, high: number) =>
    page.evaluate((area) => [...(window as unknown as Watched).picture.getImageData(...area).data], [
      Math.round(x),
      Math.round(y),
      wide,
      high,
    ] as [number, number, number, number]);
  return {
    written,
    width,
    height,
    at: (x, y) => colours(x * width, y * height, 1, 1),
    drawnIn: async (x, y, wide, high) => {
      const data = await colours(x, y, Math.round(wide), Math.round(high));
      const ground = data.slice(0, 3).join();
      return Array.from({ length: data.length / 4 }, (_, pixel) => data.slice(pixel * 4, pixel * 4 + 3).join()).filter(
        (one) => one !== ground,
      ).length;
    },
  };
}

const member = (username: string): FakeCalls => sessionCalls(someMember({ username, balance: '0.00', totalEarned: '0.00' }));

test.each([
  ['en-GB', 'Share the picture', ['Facet', 'First payout', 'R$', '250', '23 November 2026'], 'Put my name on the picture'],
  ['es-AR', 'Compartir la imagen', ['Facet', 'Primer pago', 'R$', '250', '23 de noviembre de 2026'], 'Poner mi nombre en la imagen'],
] as const)('in %s the picture says what was paid and when, and who only when they want it', async (locale, button, words, named) => {
  const screen = await openCard({ locale });
  const { page } = screen;
  const plain = await share(page, button);
  expect(plain.written.map(({ text }) => text)).toEqual(words);
  await page.getByRole('checkbox', { name: named }).check();
  const withName = await share(page, button);
  expect(withName.written.map(({ text }) => text)).toEqual([...words.slice(0, -1), `nova_builder, ${words.at(-1)}`]);
  await page.getByRole('checkbox', { name: named }).uncheck();
  expect((await share(page, button)).written.map(({ text }) => text)).toEqual(words);
  await screen.close();
});

test.each(['dark', 'light'] as const)(
  'in %s it is three times as large as on the screen, with its ground, its stones and its words',
  async (colorScheme) => {
    const screen = await openCard({ colorScheme });
    const { page } = screen;
    const shown = page.getByText('First payout', { exact: true }).locator('xpath=ancestor::div[3]');
    const box = (await shown.boundingBox()) ?? { width: 0, height: 0 };
    const ground = await shown.evaluate((element) => getComputedStyle(element).backgroundColor);
    const picture = await share(page, 'Share the picture');
    expect([picture.width, picture.height]).toEqual([Math.floor(box.width * SCALE), Math.floor(box.height * SCALE)]);
    // The corners are cut, and the ground is that of the screen.
    expect((await picture.at(0.001, 0.001))[3]).toBe(0);
    expect(`rgb(${(await picture.at(0.9, 0.5)).slice(0, 3).join(', ')})`).toBe(ground);
    for (const { x, right, y } of picture.written) expect(await picture.drawnIn(x, y - 15, right - x, 30)).toBeGreaterThan(20);
    const amount = picture.written.find(({ text }) => text === 'R$');
    expect(await picture.drawnIn((amount?.x ?? 0) - 64 * SCALE, (amount?.y ?? 0) - 20 * SCALE, 50 * SCALE, 40 * SCALE)).toBeGreaterThan(
      2_000,
    );
    await screen.close();
  },
);

test('the longest name stays within the picture, in as many lines as on the screen', async () => {
  const username = 'W'.repeat(20);
  const screen = await openCard({ locale: 'es-AR' }, member(username));
  const { page } = screen;
  await page.getByRole('checkbox', { name: 'Poner mi nombre en la imagen' }).check();
  const { written, width, height } = await share(page, 'Compartir la imagen');
  expect(written.map(({ text }) => text).join(' ')).toContain(`${username}, 23 de noviembre de 2026`);
  for (const { x, right, y } of written) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(y).toBeLessThan(height);
  }
  expect(new Set(written.slice(4).map(({ y }) => Math.round(y))).size).toBe(written.length - 4);
  await screen.close();
});

import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { redirect, startCanary, type FakePlatform } from './fake-platform.ts';
import { png } from './make-png.ts';
import { startShirtTool, type ShirtTool } from './start-shirt-tool.ts';

const TEMPLATE = '/cdn/template';
let tool: ShirtTool;
let platform: FakePlatform;
let canary: Awaited<ReturnType<typeof startCanary>>;

beforeAll(async () => {
  [tool, canary] = await Promise.all([startShirtTool(), startCanary()]);
  platform = tool.platform;
  await tool.admin.post('/api/rbx/confirm-rights', {});
});
afterEach(() => platform.reset());
afterAll(() => Promise.all([tool.remove(), canary.close()]));

const outcome = async (templateUrl = platform.url + TEMPLATE) => {
  const answer = await tool.admin.download({ templateUrl });
  return [answer.statusCode, answer.json().code];
};

describe('addresses that are not the platform’s', () => {
  test('are refused before anybody is connected to', async () => {
    const { port } = canary;
    const hostile = [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      `http://localhost.:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f000001:${port}/`,
      `http://0177.0.0.1:${port}/`,
      `http://127.1:${port}/`,
      `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://[::ffff:7f00:1]:${port}/`,
      `http://0.0.0.0:${port}/`,
      `${platform.url}@127.0.0.1:${port}/`,
      `${platform.url.replace('//', '//a:b@')}${TEMPLATE}`,
      `https://assetdelivery.roblox.com@127.0.0.1:${port}/`,
      `https://assetdelivery.roblox.com:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      `gopher://127.0.0.1:${port}/`,
      'not an address',
    ];
    for (const templateUrl of hostile) expect([templateUrl, await outcome(templateUrl)]).toEqual([templateUrl, [400, 'template_address']]);
    expect(canary.connections()).toBe(0);
  });

  test('are refused when a redirect leads to them, on whatever hop', async () => {
    const elsewhere = [
      `http://127.0.0.1:${canary.port}/`,
      `//localhost:${canary.port}/`,
      `http://[::ffff:127.0.0.1]:${canary.port}/`,
      'file:///etc/passwd',
    ];
    for (const location of elsewhere) {
      platform.on('/first', (_request, response) => redirect(response, '/second'));
      platform.on('/second', (_request, response) => redirect(response, location));
      expect([location, await outcome(`${platform.url}/first`)]).toEqual([location, [400, 'template_address']]);
    }
    expect(canary.connections()).toBe(0);
  });

  test('a canary that is allowed to be connected to sees it', async () => {
    expect((await fetch(`http://127.0.0.1:${canary.port}/`)).status).toBe(200);
    expect(canary.connections()).toBe(1);
  });

  test('redirects in circles come to an end', async () => {
    platform.on('/circle', (_request, response) => redirect(response, '/circle'));
    expect(await outcome(`${platform.url}/circle`)).toEqual([502, 'platform_failing']);
  });
});

describe('bodies that are no template', () => {
  const answers = (body: Buffer | string, headers: Record<string, string> = {}) =>
    platform.on(TEMPLATE, (_request, response) => void response.writeHead(200, { 'content-type': 'image/png', ...headers }).end(body));

  test.each([
    ['HTML that says it is a PNG', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['a PNG with a page behind it', Buffer.concat([png(585, 559), Buffer.from('<html>')])],
    ['half a PNG', png(585, 559).subarray(0, 100)],
    ['a document that names no picture', '<roblox><Content name="ShirtTemplate"><url>http://169.254.169.254/</url></Content></roblox>'],
  ])('%s', async (_name, body) => {
    answers(body);
    expect(await outcome()).toEqual([502, 'template_invalid']);
  });

  test('more than 2 MB, on the wire or unpacked', async () => {
    answers(Buffer.alloc(2 * 1024 * 1024 + 1));
    expect(await outcome()).toEqual([502, 'template_too_large']);
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(100_000);
    answers(bomb, { 'content-encoding': 'gzip' });
    expect(await outcome()).toEqual([502, 'template_too_large']);
  });

  test('packed wrongly, or in a way that was not asked for', async () => {
    answers('no gzip', { 'content-encoding': 'gzip' });
    expect(await outcome()).toEqual([502, 'template_invalid']);
    answers(png(1, 1), { 'content-encoding': 'br' });
    expect(await outcome()).toEqual([502, 'template_invalid']);
  });

  test('one that comes a byte at a time', async () => {
    const hasty = await tool.withDeadline(400);
    platform.on(TEMPLATE, (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const answer = await hasty.download({ templateUrl: platform.url + TEMPLATE });
    expect([answer.statusCode, answer.json().code]).toEqual([504, 'platform_slow']);
  });

  test('one that is cut off', async () => {
    platform.on(TEMPLATE, (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write(png(1, 1).subarray(0, 20), () => response.destroy());
    });
    expect(await outcome()).toEqual([503, 'platform_down']);
  });

  test('none of them is kept for an upload', async () => {
    const answer = await tool.admin.upload();
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'template_missing']);
  });
});

test('the cookie stays at the platform’s own host, and what it refuses is told', async () => {
  platform.on(TEMPLATE, (_request, response) => void response.writeHead(403).end());
  const answer = await tool.admin.download();
  expect([answer.statusCode, answer.json().message]).toEqual([404, 'Template is private']);
  platform.on(TEMPLATE, (_request, response) => void response.writeHead(429, { 'retry-after': '7' }).end());
  const busy = await tool.admin.download();
  expect([busy.statusCode, busy.headers['retry-after'], busy.json().message]).toEqual([429, '7', expect.stringContaining('in 7 s')]);
});

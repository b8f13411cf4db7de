import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from './support/browser-visit.ts';
import { type FakeAdmin, remoteVersion, startFakeAdmin } from './support/fake-admin.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';
import { createSigningKey, encodePart, nowSeconds, signToken } from './support/tokens.ts';
import { until } from '@facet/tooling/until';

let admin: FakeAdmin;
let gateway: Gateway;
beforeAll(async () => {
  admin = await startFakeAdmin();
  admin.publish(
    { 'mfe-earn': { stable: remoteVersion('mfe-earn', '1.0.0'), previous: remoteVersion('mfe-earn', '0.9.0') } },
    { 'mfe-earn': { '3.0.0': remoteVersion('mfe-earn', '3.0.0').record } },
  );
  gateway = await startGateway({ ...admin.options, workers: 1, pollSeconds: 0.1 });
  await until('the releases', async () => (await new Browser(gateway).versions())['mfe-earn'] === '1.0.0');
});
afterAll(async () => {
  await gateway.close();
  await admin.close();
});

const overrides = { 'mfe-earn': '3.0.0' };

describe('a preview link', () => {
  test('shows this browser that version, nobody else, until it is left', async () => {
    const [browser, other] = [new Browser(gateway), new Browser(gateway)];
    const answer = await browser.get(`/preview/${admin.previewToken(overrides)}`);
    expect([answer.status, answer.headers['location'], answer.headers['cache-control']]).toEqual([302, '/', 'no-store']);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^preview=[^;]+; Path=\/; Max-Age=(600|599); HttpOnly; SameSite=Lax$/);

    const { microFrontends, preview } = await browser.registry();
    expect(microFrontends['mfe-earn']?.[0]).toMatchObject({ metadata: { version: '3.0.0' }, extras: { cohort: 'preview' } });
    expect(microFrontends['mfe-earn']?.[0]?.extras.fallback).toBeUndefined();
    expect(preview).toMatchObject({ by: 'owner', versions: [{ deployable: 'mfe-earn', version: '3.0.0', available: true }] });
    expect(Date.parse(preview?.expiresAt ?? '') / 1000).toBeCloseTo(nowSeconds() + 600, -1);
    expect((await browser.get('/mfe-earn')).headers['link']).toContain('/remotes/mfe-earn/3.0.0/');
    expect((await other.registry()).preview).toBeNull();
    expect(await other.versions()).toEqual({ 'mfe-earn': '1.0.0' });

    expect((await browser.get('/preview/off')).headers['location']).toBe('/');
    expect(browser.cookies.has('preview')).toBe(false);
    expect(await browser.versions()).toEqual({ 'mfe-earn': '1.0.0' });
  });

  test('to a version that is gone says so and changes nothing else', async () => {
    const browser = new Browser(gateway);
    await browser.get(`/preview/${admin.previewToken({ 'mfe-earn': '7.0.0', 'mfe-none': '1' })}`);
    const { preview } = await browser.registry();
    expect(preview?.versions).toEqual([
      { deployable: 'mfe-earn', version: '7.0.0', available: false },
      { deployable: 'mfe-none', version: '1', available: false },
    ]);
    expect(await browser.versions()).toEqual({ 'mfe-earn': '1.0.0' });
  });

  test('ends at its time, also for a browser that keeps the cookie', async () => {
    const browser = new Browser(gateway);
    await browser.get(`/preview/${admin.previewToken(overrides, { exp: nowSeconds() + 2 })}`);
    // A slow machine may see its end only.
    await expect.poll(() => browser.versions()).toEqual({ 'mfe-earn': '1.0.0' });
  });

  const foreign = createSigningKey('admin');
  const good = () => admin.previewToken(overrides);
  test.each<[string, () => string]>([
    ['of another signer', () => signToken(foreign, { aud: 'preview', exp: nowSeconds() + 600, overrides })],
    ['by another service', () => signToken(admin.walletKey, { aud: 'preview', exp: nowSeconds() + 600, overrides })],
    ['that is over', () => admin.previewToken(overrides, { exp: nowSeconds() - 1 })],
    ['for more than a day', () => admin.previewToken(overrides, { exp: nowSeconds() + 90_000 })],
    ['without an end', () => admin.previewToken(overrides, { exp: undefined })],
    ['for something else', () => admin.previewToken(overrides, { aud: 'wallet' })],
    ['that names nothing', () => admin.previewToken({})],
    ['whose versions are none', () => admin.previewToken({ 'mfe-earn': 7 })],
    ['whose overrides are none', () => admin.previewToken('mfe-earn')],
    ['without a signature', () => good().replace(/\.[^.]*$/, '.')],
    ['signed with nothing', () => `${encodePart({ alg: 'none', typ: 'JWT', kid: 'admin' })}.${good().split('.')[1]}.`],
    ['that was cut', () => good().slice(0, -9)],
    ['with one letter changed', () => good().replace(/\.(.)/, (_, letter: string) => `.${letter === 'e' ? 'f' : 'e'}`)],
    ['that is far too long', () => admin.previewToken({ 'mfe-earn': 'x'.repeat(4_000) })],
    ['that is none', () => 'hello'],
    ['that is markup', () => '%3Cscript%3Ealert(1)%3C/script%3E'],
    ['that is empty', () => ''],
  ])('%s is refused with a page that says what to do', async (_name, token) => {
    const answer = await gateway.send(`/preview/${token()}`);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      400,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(answer.text).toContain('This preview link does not work');
    expect(answer.text).not.toContain('<script');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const registry = await gateway.send('/registry.json', { headers: { cookie: `preview=${token()}` } });
    expect(registry.json['preview']).toBeNull();
  });

  test('is not written into the log', async () => {
    const token = good();
    await gateway.send(`/preview/${token}`);
    await until('the line', () => gateway.accessLog().some(({ path, status }) => path === '/preview/(link)' && status === 302));
    expect(JSON.stringify(gateway.accessLog())).not.toContain(token.slice(-40));
  });
});

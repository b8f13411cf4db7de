import { ownDataGaps } from '@facet/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownData } from '../src/own-data/index.ts';
import type { Browser } from './browser.ts';
import type { Person } from './fakes/platform.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let owner: Person;
let count = 0;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());
beforeEach(async () => {
  owner = site.platform.add({ name: `Device_${(count += 1)}` });
  await site.set('login_proof', 'off');
});

interface Device {
  device: string;
  isThis: boolean;
  isProven: boolean;
  sessions: { id: string; userAgent: string | null }[];
}
const signedIn = async (agent: string): Promise<Browser> => {
  const browser = site.browser();
  browser.headers = { 'user-agent': agent };
  expect((await browser.signIn(owner.name)).statusCode).toBe(200);
  return browser;
};
const isIn = async (browser: Browser) => (await browser.get('/api/auth/user')).body !== 'null';
const devicesOf = async (browser: Browser): Promise<Device[]> => (await browser.get('/api/user/devices')).json().devices;
const prove = async (browser: Browser) => {
  owner.about = (await browser.post('/api/user/devices/proof', {})).json().phrase;
  return browser.post('/api/auth/device-proof/check', {});
};
const endOthers = (browser: Browser) => browser.post('/api/user/devices/end-others', {});

test('a stranger who came in by the name is out once the owner proves that the account is theirs', async () => {
  const [stranger, own] = [await signedIn('stranger'), await signedIn('own')];
  await site.set('login_proof', 'new_device');
  expect((await stranger.signIn(owner.name)).statusCode).toBe(200);
  expect((await prove(own)).statusCode).toBe(200);
  expect([await isIn(stranger), await isIn(own)]).toEqual([false, true]);
  expect((await stranger.signIn(owner.name)).json().requiresDeviceProof).toBe(true);
  expect((await own.signIn(owner.name)).statusCode).toBe(200);
});

test('what came in while nobody was asked has to prove itself when the account has a proven device', async () => {
  const own = await signedIn('own');
  await prove(own);
  const stranger = await signedIn('stranger');
  await site.set('login_proof', 'new_device');
  expect((await stranger.signIn(owner.name)).statusCode).toBe(202);
});

test('two proven devices do not put each other out', async () => {
  const [laptop, phone] = [await signedIn('laptop'), await signedIn('phone')];
  await prove(laptop);
  expect(await isIn(phone)).toBe(false);
  await phone.signIn(owner.name);
  await prove(phone);
  expect([await isIn(laptop), await isIn(phone)]).toEqual([true, true]);
});

test('no stranger stays in by signing in while the owner proves', async () => {
  await site.set('login_proof', 'off');
  const own = await signedIn('own');
  const strangers = await Promise.all(Array.from({ length: 8 }, () => signedIn('stranger')));
  await site.set('login_proof', 'new_device');
  owner.about = (await own.post('/api/user/devices/proof', {})).json().phrase;
  const racing = strangers.map(async (stranger) => {
    for (let turn = 0; turn < 5; turn++) await stranger.signIn(owner.name);
  });
  await Promise.all([own.post('/api/auth/device-proof/check', {}), ...racing]);
  expect(await Promise.all(strangers.map(isIn))).toEqual(strangers.map(() => false));
});

test('a member sees where they are signed in, and ends one or all others', async () => {
  const [own, tablet, phone] = [await signedIn('own'), await signedIn('tablet'), await signedIn('phone')];
  const devices = await devicesOf(own);
  expect(new Set(devices.map(({ isThis, isProven, sessions }) => [sessions[0]?.userAgent, isThis, isProven]))).toEqual(
    new Set([
      ['own', true, false],
      ['phone', false, false],
      ['tablet', false, false],
    ]),
  );
  const ended = devices.find(({ sessions }) => sessions[0]?.userAgent === 'tablet')?.device ?? '';
  expect((await own.delete(`/api/user/devices/${ended}`)).json()).toEqual({ ended: 1 });
  expect([await isIn(own), await isIn(tablet), await isIn(phone)]).toEqual([true, false, true]);
  expect((await own.delete(`/api/user/devices/${ended}`)).json().code).toBe('device_not_found');
  expect((await endOthers(own)).json()).toEqual({ ended: 1 });
  expect([await isIn(own), await isIn(phone), (await devicesOf(own)).length]).toEqual([true, false, 1]);
  const { type, id } = { type: 'session', id: devices.find(({ sessions }) => sessions[0]?.userAgent === 'phone')?.sessions[0]?.id };
  expect(await site.service.kit.database('revocations').where({ type, id }).first('revoked')).toEqual({ revoked: true });
});

test('nobody ends another member’s device, and who has proven nothing ends none of a proven account', async () => {
  const own = await signedIn('own');
  const [mine] = await devicesOf(own);
  owner = site.platform.add({ name: `Other_${count}` });
  const other = await signedIn('other');
  expect((await other.delete(`/api/user/devices/${mine?.device}`)).statusCode).toBe(404);
  await prove(other);
  const stranger = await signedIn('stranger');
  expect((await endOthers(stranger)).json().code).toBe('device_not_proven');
  expect([await isIn(own), await isIn(other)]).toEqual([true, true]);
  expect((await site.browser().get('/api/user/devices')).statusCode).toBe(401);
});

test('each table about members is in what they are given, or is left out with a reason', async () => {
  expect(await ownDataGaps(site.service.kit.database, ownData)).toEqual([]);
  const browser = await signedIn('Own browser');
  const { parts } = (await browser.get('/api/user/data/identity')).json();
  expect(parts).toMatchObject({ account: [{ username: owner.name }], sessions: [{ user_agent: 'Own browser' }], devices: [{}], cases: [] });
});

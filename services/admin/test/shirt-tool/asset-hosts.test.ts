import { describe, expect, test } from 'vitest';
import { guardedLookup, isPublicAddress, lookupAs } from '@facet/service-kit/outward';
import { assetAddress, notAnAssetHost } from '../../src/shirt-tool/asset-hosts.ts';
import { PlatformAddresses } from '../../src/shirt-tool/platform-addresses.ts';
import { templateImageId } from '../../src/shirt-tool/template-document.ts';

const real = new PlatformAddresses('https://{host}.roblox.com');
const simulated = new PlatformAddresses('http://127.0.0.1:8090');

describe('addresses of templates', () => {
  test('the platform’s own host takes the cookie, its content network does not, neither may be private', () => {
    const own = assetAddress('https://assetdelivery.roblox.com/v1/asset/?id=1', real);
    expect(own).toMatchObject({ takesCookie: true, mayBePrivate: false });
    expect(assetAddress('https://c3.rbxcdn.com/abc', real)).toMatchObject({ takesCookie: false, mayBePrivate: false });
  });

  test('with the simulator only its own address counts, and the real host’s name stands for it', () => {
    expect(assetAddress('http://127.0.0.1:8090/cdn/assets/1', simulated)).toMatchObject({ takesCookie: true, mayBePrivate: true });
    expect(assetAddress('https://assetdelivery.roblox.com/v1/asset/?id=1', simulated).url.href).toBe(
      'http://127.0.0.1:8090/v1/asset/?id=1',
    );
  });

  test.each([
    'http://assetdelivery.roblox.com/v1/asset/?id=1',
    'https://assetdelivery.roblox.com:8443/',
    'https://assetdelivery.roblox.com./',
    'https://assetdelivery.roblox.com@127.0.0.1/',
    'https://user:word@assetdelivery.roblox.com/',
    'https://assetdelivery.roblox.com.evil.test/',
    'https://evil.test/?https://assetdelivery.roblox.com/',
    'https://evil.test\\@assetdelivery.roblox.com/',
    'https://rbxcdn.com.evil.test/',
    'https://evilrbxcdn.com/',
    'http://c3.rbxcdn.com/abc',
    'https://c3.rbxcdn.com:444/abc',
    'https://users.roblox.com/v1/users/1',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'gopher://assetdelivery.roblox.com/',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '//assetdelivery.roblox.com/',
    '/v1/asset/?id=1',
    '',
    ' ',
  ])('%s is none', (address) => {
    expect(() => assetAddress(address, real)).toThrow(expect.objectContaining({ code: 'template_address', status: 400 }));
  });

  test.each([
    'http://127.0.0.1:8091/',
    'http://localhost:8090/',
    'http://[::ffff:127.0.0.1]:8090/',
    'https://c3.rbxcdn.com/abc',
    'http://127.0.0.1/',
  ])('%s is none with the simulator', (address) => {
    expect(() => assetAddress(address, simulated)).toThrow(expect.objectContaining({ code: 'template_address' }));
  });
});

describe('the addresses behind a name', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each([
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::1',
    '2001:db8::1',
    '2001::1',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(['128.116.1.1', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  const ask = (resolve: Parameters<typeof guardedLookup>[0], mayBePrivate = false) =>
    new Promise<unknown>((settle) => {
      (mayBePrivate ? lookupAs(resolve) : guardedLookup(resolve, notAnAssetHost))(
        'assetdelivery.roblox.com',
        { all: true },
        (error, found) => settle(error ?? found),
      );
    });
  const v4 = (...addresses: string[]) => addresses.map((address) => ({ address, family: 4 }));

  test('are what is connected to: the name is asked once, so that a second answer has no say', async () => {
    const answers = [v4('128.116.1.1'), v4('127.0.0.1')];
    let asked = 0;
    const found = await ask(() => Promise.resolve(answers[asked++] ?? []));
    expect([found, asked]).toEqual([v4('128.116.1.1'), 1]);
  });

  test('are refused all when one is private', async () => {
    expect(await ask(() => Promise.resolve(v4('128.116.1.1', '10.0.0.1')))).toMatchObject({ code: 'template_address' });
    expect(await ask(() => Promise.resolve([{ address: '::ffff:127.0.0.1', family: 6 }]))).toMatchObject({ code: 'template_address' });
    expect(await ask(() => Promise.resolve(v4('127.0.0.1')), true)).toEqual(v4('127.0.0.1'));
  });
});

describe('a shirt’s document', () => {
  const document = (url: string) => Buffer.from(`<roblox><Content name="ShirtTemplate">\n  <url>${url}</url></Content></roblox>`);

  test('gives the id of its picture and nothing else', () => {
    expect(templateImageId(document('http://www.roblox.com/asset/?id=2000000001'))).toBe('2000000001');
    expect(templateImageId(document('rbxassetid://42'))).toBe('42');
    for (const url of ['http://169.254.169.254/', 'http://evil.test/?id=1/../..', '&xxe;', ''])
      expect(templateImageId(document(url))).toBeNull();
    expect(templateImageId(Buffer.from('<!doctype html>'))).toBeNull();
  });
});

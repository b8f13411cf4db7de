import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readManifests } from '../src/index.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'facet-manifests-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, manifest: unknown) => {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'service.json'), typeof manifest === 'string' ? manifest : JSON.stringify(manifest));
};

describe('service.json', () => {
  test('is read with its defaults; a folder without one is no service of ours', () => {
    write('wallet', {
      name: 'wallet',
      routes: [{ prefix: '/api/withdraw' }, { prefix: '/api/live', stream: true }, { prefix: '/api/list.csv' }],
      settings: {},
    });
    mkdirSync(join(folder, 'simulator'));
    expect(readManifests(folder)).toEqual([
      {
        name: 'wallet',
        routes: [
          { prefix: '/api/withdraw', session: 'member', limit: 'read', origin: 'site', idempotent: false, stream: false },
          { prefix: '/api/live', session: 'member', limit: 'read', origin: 'site', idempotent: false, stream: true },
          { prefix: '/api/list.csv', session: 'member', limit: 'read', origin: 'site', idempotent: false, stream: false },
        ],
        subscribes: [],
        frames: [],
        pictures: [],
        settings: {},
      },
    ]);
  });

  test('says everything that is wrong at once, with the place', () => {
    write('earn', '{');
    write('wallet', {
      name: 'Wallet',
      owner: 'me',
      routes: [
        { prefix: '/api/withdraw/', session: 'members' },
        { prefix: '/internal/transfers', limit: 'fast', streaming: true },
        { prefix: '/api/x', origin: 'any' },
        'route',
      ],
      subscribes: ['member.registered'],
      frames: ['https://wall.example/page', '*', 'https://*.wall.example'],
      settings: {
        min: { type: 'money', default: '1.234', description: 'x' },
        site: { type: 'https_url', default: 'http://x', description: 'x' },
        proof: { type: 'choice', default: 'off', description: 'x' },
        cap: { type: 'money', default: '1', description: 'x', max: '9', changeableBy: 'anyone', texts: [], consequences: 'none' },
        flag: { type: 'on_off', default: 'on', productionDefault: 'yes', public: 'no', description: '' },
      },
      environment: {
        GROUP_ID: { type: 'string', pattern: '^[0-9]+$', description: 'x', secret: 'no' },
        SWEEP_AFTER_MS: { type: 'integer', description: 'x' },
        deadline: { type: 'number', description: '', unit: 'ms' },
      },
    });
    expect(() => readManifests(folder)).toThrow(
      [
        'service manifests are wrong:',
        `  services/earn/service.json is not JSON: Expected property name or '}' in JSON at position 1 (line 1 column 2)`,
        '  services/wallet/service.json/name must be a service name such as "wallet"',
        '  services/wallet/service.json/routes/3 must be an object',
        '  services/wallet/service.json/routes/0/prefix must be a path such as "/api/withdraw", lower case, without a slash at its end',
        '  services/wallet/service.json/routes/0/session must be one of member, operator, none',
        '  services/wallet/service.json/routes/1/prefix must be a path such as "/api/withdraw", lower case, without a slash at its end',
        '  services/wallet/service.json/routes/1/limit must be one of sign-in, money, read, operator, telemetry, none',
        '  services/wallet/service.json/routes/1/streaming is not a known field',
        '  services/wallet/service.json/routes/2/origin any needs session none: a session must not be usable from another site',
        '  services/wallet/service.json/routes/3/prefix must be a path such as "/api/withdraw", lower case, without a slash at its end',
        '  services/wallet/service.json/subscribes/0 must be an event type such as "rewards.identity.member.registered.v1"',
        '  services/wallet/service.json/frames/0 must be an origin such as "https://*.wall.example"',
        '  services/wallet/service.json/frames/1 must be an origin such as "https://*.wall.example"',
        '  services/wallet/service.json/settings/min has a default that is no money: "1.234"',
        '  services/wallet/service.json/settings/site has a default that is no https_url: "http://x"',
        '  services/wallet/service.json/settings/proof/choices belongs to type choice, and to no other',
        '  services/wallet/service.json/settings/proof has a default that is no choice: "off"',
        '  services/wallet/service.json/settings/cap/max must be a whole number, 0 or more',
        '  services/wallet/service.json/settings/cap/changeableBy must be one of admin, owner',
        '  services/wallet/service.json/settings/cap/consequences must be an object',
        '  services/wallet/service.json/settings/cap/texts must be an object',
        '  services/wallet/service.json/settings/flag/public must be true or false',
        '  services/wallet/service.json/settings/flag/description must be one line of text',
        '  services/wallet/service.json/settings/flag has a default that is no on_off: "yes"',
        '  services/wallet/service.json/environment/GROUP_ID/secret must be true or false',
        '  services/wallet/service.json/environment/SWEEP_AFTER_MS/default must be a whole number, 0 or more',
        '  services/wallet/service.json/environment/deadline must have a name in UPPER_CASE',
        '  services/wallet/service.json/environment/deadline/type must be "string" or "integer"',
        '  services/wallet/service.json/environment/deadline/description must be one line of text',
        '  services/wallet/service.json/environment/deadline/unit is not a known field',
        '  services/wallet/service.json/owner is not a known field',
      ].join('\n'),
    );
  });

  test('takes a `*` for a segment of a prefix, but not for the last one', () => {
    write('earn', { name: 'earn', routes: [{ prefix: '/api/users/*/ban' }] });
    expect(readManifests(folder)).toMatchObject([{ routes: [{ prefix: '/api/users/*/ban' }] }]);
    write('games', { name: 'games', routes: [{ prefix: '/api/users/*' }] });
    expect(() => readManifests(folder)).toThrow('prefix');
  });

  test('gives a prefix and a setting one owner, and names both who want it', () => {
    const setting = { min_withdrawal: { type: 'money', default: '100', description: 'x' } };
    write('earn', { name: 'earn', routes: [{ prefix: '/api/withdraw' }], settings: setting });
    write('wallet', { name: 'wallet', routes: [{ prefix: '/api/withdraw' }, { prefix: '/api/withdraw/history' }], settings: setting });
    expect(() => readManifests(folder)).toThrow(
      [
        'service manifests are wrong:',
        '  route /api/withdraw is claimed by earn and by wallet',
        '  setting min_withdrawal is claimed by earn and by wallet',
      ].join('\n'),
    );
  });
});

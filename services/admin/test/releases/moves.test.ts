import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';

let admin: TestAdmin;
beforeAll(async () => {
  admin = await startAdmin();
});
afterAll(() => admin.remove());

const document = async () => (await admin.internal('releaser', 'GET', '/internal/releases')).json();
const canary = (deployable: string, share: number, more: object = {}) => ({ deployable, canary: { version: '1.1.0', share }, ...more });

async function expectRefused(moves: object[], code: string, ...named: string[]): Promise<void> {
  const before = JSON.stringify(await document());
  const answer = await admin.move(moves);
  expect(answer.json().code).toBe(code);
  for (const name of named) expect(answer.json().message).toContain(name);
  expect(JSON.stringify(await document())).toBe(before);
}

describe('a group', () => {
  beforeAll(async () => {
    for (const name of ['mfe-cart', 'mfe-pay', 'mfe-alone']) for (const version of ['1.0.0', '1.1.0']) await admin.publish(name, version);
    await admin.move(['mfe-cart', 'mfe-pay', 'mfe-alone'].map((deployable) => ({ deployable, stable: '1.0.0' })));
    await admin.move([canary('mfe-cart', 10, { group: 'checkout' })]);
  });

  test('is joined with its share only', async () => {
    await expectRefused([canary('mfe-pay', 20, { group: 'checkout' })], 'group_split', 'mfe-cart', 'mfe-pay', 'checkout');
    expect((await admin.move([canary('mfe-pay', 10, { group: 'checkout' })])).statusCode).toBe(200);
  });

  test.each([
    ['gets another share', [canary('mfe-pay', 50)]],
    ['is promoted', [{ deployable: 'mfe-pay', stable: '1.1.0', canary: null }]],
    ['is taken back', [{ deployable: 'mfe-pay', canary: null }]],
    [
      'is promoted while the other is taken back',
      [
        { deployable: 'mfe-pay', stable: '1.1.0' },
        { deployable: 'mfe-cart', canary: null },
      ],
    ],
  ])('is not split: one of it %s', (_what, moves) => expectRefused(moves, 'group_split', 'mfe-cart', 'mfe-pay'));

  test('grows together, and is promoted together', async () => {
    expect((await admin.move([canary('mfe-cart', 30), canary('mfe-pay', 30)])).statusCode).toBe(200);
    const promoted = ['mfe-cart', 'mfe-pay'].map((deployable) => ({ deployable, stable: '1.1.0', canary: null }));
    expect((await admin.move(promoted)).statusCode).toBe(200);
    const { deployables } = await document();
    for (const name of ['mfe-cart', 'mfe-pay'])
      expect(deployables[name]).toMatchObject({ stable: { version: '1.1.0' }, canary: null, group: null });
  });

  test('lets one go that says so', async () => {
    const backAgain = ['mfe-cart', 'mfe-pay'].map((deployable) => ({ deployable, stable: '1.0.0' }));
    await admin.move(backAgain);
    await admin.move([canary('mfe-cart', 10, { group: 'checkout' }), canary('mfe-pay', 10, { group: 'checkout' })]);
    expect((await admin.move([{ deployable: 'mfe-pay', canary: null, group: null }])).statusCode).toBe(200);
    expect((await document()).deployables['mfe-cart']).toMatchObject({ canary: { share: 10 }, group: 'checkout' });
  });
});

describe('a move is refused', () => {
  test.each([
    ['a version that was never published', [{ deployable: 'mfe-alone', stable: '9.9.9' }], 'version_unknown'],
    ['another deployable’s version', [{ deployable: 'mfe-nobody', stable: '1.0.0' }], 'version_unknown'],
    [
      'all of it when one part is wrong',
      [
        { deployable: 'mfe-alone', stable: '1.1.0' },
        { deployable: 'mfe-alone', canary: { version: '9.9.9', share: 1 } },
      ],
      'version_unknown',
    ],
  ])('%s', (_what, moves, code) => expectRefused(moves, code));

  test('a canary of what has no stable version', async () => {
    await admin.publish('mfe-fresh', '1.1.0');
    await expectRefused([canary('mfe-fresh', 10)], 'no_stable', 'mfe-fresh');
  });

  test.each([
    ['a share above 100', [canary('mfe-alone', 100.01)]],
    ['a share below 0', [canary('mfe-alone', -0.01)]],
    ['a share as text', [{ deployable: 'mfe-alone', canary: { version: '1.1.0', share: '5' } }]],
    ['an unknown field', [{ deployable: 'mfe-alone', version: '1.1.0' }]],
    ['no moves', []],
  ])('%s', (_what, moves) => expectRefused(moves, 'bad_request'));

  test('a share with three decimals', () => expectRefused([canary('mfe-alone', 0.001)], 'share_invalid'));

  test.each([0, 100, 0.01, 33.33, 57.29])('but not a share of %d', async (share) => {
    expect((await admin.move([canary('mfe-alone', share)])).statusCode).toBe(200);
    expect((await document()).deployables['mfe-alone'].canary.share).toBe(share);
  });

  test('from anybody but operators and the release command', async () => {
    const payload = { revision: 0, moves: [{ deployable: 'mfe-alone', canary: null }], reason: 'x', by: 'x' };
    expect((await admin.internal('gateway', 'POST', '/internal/releases/moves', payload)).statusCode).toBe(403);
  });
});

describe('what is in force fits together', () => {
  test('a path has one owner, and both are named', async () => {
    await admin.publish('mfe-owner', '1.0.0', { routes: ['/shop'] });
    await admin.publish('mfe-thief', '1.0.0', { routes: ['/shop'] });
    await admin.move([{ deployable: 'mfe-owner', stable: '1.0.0' }]);
    await expectRefused([{ deployable: 'mfe-thief', stable: '1.0.0' }], 'path_taken', 'mfe-owner 1.0.0', 'mfe-thief 1.0.0', '/shop');
    for (const routes of [['/shop'], ['/shop/cart'], ['/other', '/shop']]) {
      const answer = await admin.publish('mfe-thief', '1.1.0', { routes });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'path_taken']);
    }
    expect((await admin.publish('mfe-thief', '1.2.0', { routes: ['/shops'] })).statusCode).toBe(201);
  });

  test('a canary’s path is taken too', async () => {
    await admin.publish('mfe-owner', '2.0.0', { routes: ['/shop', '/market'] });
    await admin.move([{ deployable: 'mfe-owner', canary: { version: '2.0.0', share: 1 } }]);
    expect((await admin.publish('mfe-thief', '1.3.0', { routes: ['/market'] })).json().code).toBe('path_taken');
  });

  test('a remote gets the contract of the service that it names, when the service is released', async () => {
    expect((await admin.publish('mfe-needs', '1.0.0', { services: { trade: '2' } })).statusCode).toBe(201);
    await admin.publish('services/trade', '1.0.0', { contract: 1 });
    await admin.move([{ deployable: 'services/trade', stable: '1.0.0' }]);

    const named = ['mfe-needs', 'services/trade', 'needs services/trade 2', 'offers 1'];
    await expectRefused([{ deployable: 'mfe-needs', stable: '1.0.0' }], 'service_missing', ...named);
    expect((await admin.publish('mfe-needs', '1.1.0', { services: { trade: '2' } })).json().code).toBe('service_missing');

    await admin.publish('mfe-needs', '1.2.0', { services: { trade: '1' } });
    expect((await admin.move([{ deployable: 'mfe-needs', stable: '1.2.0' }])).statusCode).toBe(200);
  });

  test('a service keeps the contract that a remote in force needs', async () => {
    expect((await admin.publish('services/trade', '2.0.0', { contract: 2 })).json().code).toBe('service_missing');
    expect((await admin.publish('services/trade', '1.1.0', { contract: 1 })).statusCode).toBe(201);
    expect((await admin.move([{ deployable: 'services/trade', stable: '1.1.0' }])).statusCode).toBe(200);
  });
});

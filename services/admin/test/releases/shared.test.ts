import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';

const offers = (names: string[], more: object = {}) => ({
  extras: {
    offers: { contract: 1, packages: { react: { version: '19.3.1' }, '@facet/ui': { version: '0.1.0', exports: names } }, ...more },
  },
});
const requires = (exports: string[], react = '^19.3.0') => ({
  requires: { react: { version: react }, '@facet/ui': { version: '^0.1.0', exports } },
});

let admin: TestAdmin;
beforeAll(async () => {
  admin = await startAdmin();
  await admin.publish('shell', '1.0.0', offers(['Button']));
  await admin.publish('mfe-one', '1.0.0', requires(['Button']));
  await admin.move([
    { deployable: 'shell', stable: '1.0.0' },
    { deployable: 'mfe-one', stable: '1.0.0' },
  ]);
});
afterAll(() => admin.remove());

const outcome = async (answer: ReturnType<TestAdmin['move']>) => {
  const { statusCode, body } = await answer;
  return statusCode < 300 ? 'done' : (JSON.parse(body) as { code: string; message: string });
};

test.each([
  ['an export', requires(['Button', 'Table']), 'Table of @facet/ui'],
  ['a newer package', requires([], '^19.4.0'), 'react ^19.4.0'],
  ['another major', requires([], '^20.0.0'), 'react ^20.0.0'],
  ['a package', { requires: { lodash: { version: '^4.0.0' } } }, 'lodash ^4.0.0'],
])('a remote that needs %s which no shell shares is refused, with the reason', async (_what, extras, named) => {
  expect(await outcome(admin.publish('mfe-one', '9.0.0', extras))).toMatchObject({
    code: 'shared_missing',
    message: `mfe-one 9.0.0 needs ${named}, which shell 1.0.0 does not share`,
  });
});

test('and one that speaks another contract than the shell', async () => {
  expect(await outcome(admin.publish('mfe-one', '9.0.0', { contract: 2 }))).toMatchObject({ code: 'contract_unknown' });
});

test('a new shell is published first; the remote that needs it comes out with it, never before', async () => {
  await admin.publish('shell', '2.0.0', offers(['Button', 'Table']));
  expect((await admin.publish('mfe-one', '2.0.0', requires(['Button', 'Table']))).statusCode).toBe(201);
  expect(await outcome(admin.move([{ deployable: 'mfe-one', stable: '2.0.0' }]))).toMatchObject({ code: 'shared_missing' });
  expect(await outcome(admin.move([{ deployable: 'shell', canary: { version: '2.0.0', share: 10 } }]))).toBe('done');
  expect(await outcome(admin.move([{ deployable: 'mfe-one', canary: { version: '2.0.0', share: 10 } }]))).toMatchObject({
    code: 'shared_missing',
    message: expect.stringContaining('shell 1.0.0'),
  });
});

test('as a group both come to the same visitors', async () => {
  const together = ['shell', 'mfe-one'].map((deployable) => ({ deployable, canary: { version: '2.0.0', share: 10 }, group: 'next' }));
  expect(await outcome(admin.move(together))).toBe('done');
  expect(await outcome(admin.move(['shell', 'mfe-one'].map((deployable) => ({ deployable, stable: '2.0.0', canary: null }))))).toBe('done');
});

test('a shell does not go back behind a remote that needs it; both together do', async () => {
  expect(await outcome(admin.move([{ deployable: 'shell', stable: '1.0.0' }]))).toMatchObject({
    code: 'shared_missing',
    message: 'mfe-one 2.0.0 needs Table of @facet/ui, which shell 1.0.0 does not share',
  });
  expect(await outcome(admin.move(['shell', 'mfe-one'].map((deployable) => ({ deployable, stable: '1.0.0' }))))).toBe('done');
});

test.each([
  ['no contract', { extras: { offers: { packages: {} } } }],
  ['no versions', { extras: { offers: { contract: 1, packages: { react: {} } } } }],
])('a shell whose offers have %s is refused', async (_what, record) => {
  expect(await outcome(admin.publish('shell', '9.0.0', record))).toMatchObject({ code: 'record_invalid' });
});

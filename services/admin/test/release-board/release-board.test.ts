import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';
import { signIn, signInWithRole, type TestOperator } from '../support/operator.ts';

let admin: TestAdmin;
let owner: TestOperator;
beforeAll(async () => {
  admin = await startAdmin();
  owner = await signIn(admin);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await admin.publish('mfe-board', version);
  await admin.publish('mfe-pair', '1.0.0');
  await admin.publish('mfe-pair', '2.0.0');
  await admin.publish('services/board', '1.0.0', { contract: '1' });
  await admin.move([
    { deployable: 'mfe-board', stable: '1.0.0' },
    { deployable: 'mfe-pair', stable: '1.0.0' },
    { deployable: 'services/board', stable: '1.0.0' },
  ]);
});
afterAll(() => admin.remove());

interface BoardAnswer {
  revision: number;
  deployables: {
    deployable: string;
    stable: { version: string; curve: number[] };
    canary: { version: string; share: number; curve: number[] } | null;
    movedBy: string;
  }[];
}
const board = async () => (await owner.call('GET', '/api/admin/releases')).json() as BoardAnswer;
const of = async (name: string) => (await board()).deployables.find(({ deployable }) => deployable === name);
const wish = async (deployable: string, kind: object, by = owner, revision?: number) =>
  by.call('POST', '/api/admin/releases/moves', {
    revision: revision ?? (await board()).revision,
    deployable,
    wish: kind,
    reason: 'a test',
  });
const codeOf = (answer: Awaited<ReturnType<TestOperator['call']>>) => [answer.statusCode, (answer.json() as { code?: string }).code];

test('lists what is in force, the remotes before the services', async () => {
  const { deployables } = await board();
  expect(deployables.map(({ deployable }) => deployable)).toEqual(['mfe-board', 'mfe-pair', 'services/board']);
  expect(deployables[0]).toMatchObject({ kind: 'remote', paths: ['/mfe-board'], movedBy: 'tester', canary: null, previous: null });
});

describe('a canary', () => {
  test('gets another share, and becomes the version for everybody', async () => {
    await admin.move([{ deployable: 'mfe-board', canary: { version: '1.1.0', share: 5 } }]);
    expect((await wish('mfe-board', { kind: 'share', share: 25.5 })).statusCode).toBe(200);
    expect(await of('mfe-board')).toMatchObject({ canary: { version: '1.1.0', share: 25.5 }, movedBy: 'mirela' });
    expect((await wish('mfe-board', { kind: 'promote' })).statusCode).toBe(200);
    expect(await of('mfe-board')).toMatchObject({ stable: { version: '1.1.0' }, canary: null, previous: '1.0.0' });
  });

  test('takes its whole group along', async () => {
    await admin.move([
      { deployable: 'mfe-board', canary: { version: '1.2.0', share: 10 }, group: 'both' },
      { deployable: 'mfe-pair', canary: { version: '2.0.0', share: 10 }, group: 'both' },
    ]);
    expect((await wish('mfe-board', { kind: 'stop-canary' })).statusCode).toBe(200);
    expect([(await of('mfe-board'))?.canary, (await of('mfe-pair'))?.canary]).toEqual([null, null]);
  });

  test('that is not there cannot be promoted', async () => {
    expect(codeOf(await wish('mfe-pair', { kind: 'promote' }))).toEqual([409, 'nothing_to_do']);
  });
});

test('goes back to a version, and says in its history and in the audit log who did it', async () => {
  expect((await wish('mfe-board', { kind: 'roll-back', version: '1.0.0' })).statusCode).toBe(200);
  expect(await of('mfe-board')).toMatchObject({ stable: { version: '1.0.0' } });
  const detail = (await owner.call('GET', '/api/admin/releases/detail?deployable=mfe-board')).json();
  expect(detail.history[0]).toMatchObject({ by: 'mirela', reason: 'a test', change: '1.1.0 → 1.0.0' });
  expect(detail.versions.map(({ version, state }: { version: string; state: string }) => [version, state])).toEqual([
    ['1.2.0', 'other'],
    ['1.1.0', 'previous'],
    ['1.0.0', 'stable'],
  ]);
  const [entry] = (await owner.call('GET', '/api/admin/audit?action=release.roll-back')).json().entries;
  expect(entry).toMatchObject({
    object: { id: 'mfe-board' },
    before: { 'mfe-board': { stable: '1.1.0' } },
    after: { 'mfe-board': { stable: '1.0.0' } },
    outcome: 'succeeded',
  });
});

test.each([
  ['a version that was never published', 'mfe-board', { kind: 'roll-back', version: '9.9.9' }, [404, 'version_unknown']],
  ['something unknown', 'mfe-nothing', { kind: 'promote' }, [404, 'deployable_unknown']],
  ['a service, whose processes nobody here starts', 'services/board', { kind: 'roll-back', version: '1.0.0' }, [409, 'needs_command']],
  ['another wish', 'mfe-board', { kind: 'delete' }, [400, 'bad_request']],
])('%s is refused', async (_what, deployable, kind, expected) => {
  expect(codeOf(await wish(deployable, kind))).toEqual(expected);
});

test('is refused when somebody moved since', async () => {
  const { revision } = await board();
  expect(codeOf(await wish('mfe-board', { kind: 'roll-back', version: '1.1.0' }, owner, revision - 1))).toEqual([409, 'revision_moved']);
});

test('a version is shown to whoever opens its link, which an admin makes; the audit log has it without the token', async () => {
  const ask = (version: string) => owner.call('POST', '/api/admin/releases/previews', { deployable: 'mfe-board', version });
  const made = await ask('1.2.0');
  const { path, expiresAt } = made.json() as { path: string; expiresAt: string };
  const claims = JSON.parse(Buffer.from(path.split('.')[1] ?? '', 'base64url').toString()) as object;
  expect([made.statusCode, claims]).toMatchObject([200, { aud: 'preview', by: 'mirela', overrides: { 'mfe-board': '1.2.0' } }]);
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000);
  const [entry] = (await owner.call('GET', '/api/admin/audit?action=release.preview')).json().entries;
  expect(entry).toMatchObject({ object: { id: 'mfe-board' }, input: { version: '1.2.0' }, outcome: 'succeeded' });
  expect(JSON.stringify(entry)).not.toContain(path.split('/').at(-1));
  expect(codeOf(await ask('9.9.9'))).toEqual([404, 'version_unknown']);
});

test('says how many page loads had an error in each quarter of an hour, of the version that all get and of the canary', async () => {
  await admin.move([{ deployable: 'mfe-pair', canary: { version: '2.0.0', share: 10 } }]);
  await admin.service.kit.database('telemetry_minutes').insert([
    { deployable: 'mfe-pair', version: '1.0.0', cohort: 'stable', minute: new Date(), sessions: 200, affected: 1, errors: 9 },
    { deployable: 'mfe-pair', version: '2.0.0', cohort: 'canary', minute: new Date(), sessions: 10, affected: 5, errors: 5 },
    {
      deployable: 'mfe-pair',
      version: '1.0.0',
      cohort: 'stable',
      minute: new Date(Date.now() - 8 * 3_600_000),
      sessions: 1,
      affected: 1,
      errors: 1,
    },
  ]);
  const { curve } = (await owner.call('GET', '/api/admin/releases/detail?deployable=mfe-pair')).json() as { curve: { stable: number }[] };
  expect(curve).toHaveLength(24);
  expect(curve.at(-1)).toMatchObject({ stable: 5, canary: 500 });
  expect(curve.filter(({ stable }) => stable > 0)).toHaveLength(1);
  const pair = await of('mfe-pair');
  expect([pair?.stable.curve.at(-1), pair?.canary?.curve.at(-1)]).toEqual([5, 500]);
  expect(pair?.stable.curve).toHaveLength(24);
  expect((await of('services/board'))?.stable.curve).toEqual([]);
});

test('is seen by moderators and moved by admins', async () => {
  const moderator = await signInWithRole(admin, owner, 'moderator');
  expect((await moderator.call('GET', '/api/admin/releases')).statusCode).toBe(200);
  expect(codeOf(await wish('mfe-board', { kind: 'roll-back', version: '1.1.0' }, moderator))).toEqual([403, 'role_required']);
  const preview = { deployable: 'mfe-board', version: '1.2.0' };
  expect(codeOf(await moderator.call('POST', '/api/admin/releases/previews', preview))).toEqual([403, 'role_required']);
});

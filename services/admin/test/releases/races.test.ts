import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Service } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';

const MOVERS = 200;

let admin: TestAdmin;
let other: Service;
beforeAll(async () => {
  admin = await startAdmin();
  other = await admin.replica();
  for (const version of ['1.0.0', '2.0.0']) await admin.publish('mfe-one', version);
  await admin.move([{ deployable: 'mfe-one', stable: '1.0.0' }]);
});
afterAll(() => admin.remove());

test(`${MOVERS} movers at two replicas who saw the same revision: one wins, the others are told the revision in force`, async () => {
  const seen = await admin.revision();
  const answers = await Promise.all(
    Array.from({ length: MOVERS }, (_, index) =>
      admin.move([{ deployable: 'mfe-one', canary: { version: '2.0.0', share: index / 10 } }], seen, index % 2 === 0 ? other : undefined),
    ),
  );
  const lost = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json());
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(lost).toHaveLength(MOVERS - 1);
  for (const answer of lost) expect(answer).toMatchObject({ code: 'revision_moved', revision: seen + 1 });
  expect(await admin.revision()).toBe(seen + 1);
});

test('no update is lost when everybody tries again from the revision they were told', async () => {
  const seen = await admin.revision();
  const persist = async (share: number, to: Service): Promise<void> => {
    let revision = seen;
    for (;;) {
      const answer = await admin.move([{ deployable: 'mfe-one', canary: { version: '2.0.0', share } }], revision, to);
      if (answer.statusCode === 200) return;
      revision = answer.json().revision;
    }
  };
  const shares = Array.from({ length: 12 }, (_, index) => index + 50);
  await Promise.all(shares.map((share, index) => persist(share, index % 2 === 0 ? other : admin.service)));
  const { revisions } = (await admin.internal('admin', 'GET', `/internal/releases/history?limit=${shares.length}`)).json();
  expect(revisions.map(({ revision }: { revision: number }) => revision)).toEqual(shares.map((_, index) => seen + shares.length - index));
  const moved = revisions.map(({ moves: [move] }: { moves: { to: { canary: { share: number } } }[] }) => move?.to.canary.share);
  expect(moved.toSorted()).toEqual(shares);
});

test('the same version published by many at once is one version; other content under its name loses', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => admin.publish('mfe-one', '3.0.0', { title: `title ${index % 2}` })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10);
});

test('killed in the middle of a move of many: all of it or nothing', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `mfe-many-${index}`);
  for (const name of names) for (const version of ['1.0.0', '2.0.0']) await admin.publish(name, version);
  await admin.move(names.map((deployable) => ({ deployable, stable: '1.0.0' })));

  const before = await admin.revision();
  const moves = names.map((deployable) => ({ deployable, stable: '2.0.0' }));
  const child = spawn(process.execPath, [fileURLToPath(new URL('../support/mover.ts', import.meta.url))], {
    env: { ...process.env, ...admin.variables, MOVES: JSON.stringify(moves), REVISION: String(before) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The process says when it is in the middle: it has written, and has not committed.
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await admin.revision()).toBe(before);

  // What the dead one held is free again, at the latest when the database has noticed.
  await until('moved', async () => (await admin.move(moves, before)).statusCode === 200);
  const { revision, deployables } = (await admin.internal('gateway', 'GET', '/internal/releases')).json();
  expect(revision).toBe(before + 1);
  for (const name of names) expect(deployables[name].stable.version).toBe('2.0.0');
});

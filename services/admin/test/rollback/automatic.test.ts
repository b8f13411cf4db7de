import { randomUUID } from 'node:crypto';
import { until as waitUntil } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';
import { signIn } from '../support/operator.ts';
import { randomFrom } from './simulate-canary.ts';

const SHARE = 40;
const PAGES = 75;
const HEALTHY = Array.from({ length: 20 }, (_, index) => `mfe-healthy-${index}`);

interface Trial {
  deployable: string;
  canary: { sessions: number };
  stable: { sessions: number };
}

let admin: TestAdmin;
beforeAll(async () => {
  const often = { TELEMETRY_WRITE_MS: '20', ROLLBACK_CHECK_MS: '200' };
  admin = await startAdmin(often);
  // Both judge.
  await admin.replica(often);
  for (const name of [...HEALTHY, 'mfe-throwing', 'mfe-broken', 'mfe-left', 'mfe-right', 'mfe-lied', 'mfe-late'])
    for (const version of ['1.0.0', '1.1.0']) await admin.publish(name, version);
});
afterAll(() => admin.remove());

async function release(canaries: readonly string[], move: object = {}): Promise<void> {
  await admin.move(canaries.map((deployable) => ({ deployable, stable: '1.0.0' })));
  await admin.move(canaries.map((deployable) => ({ deployable, canary: { version: '1.1.0', share: SHARE }, ...move })));
}

/** One page load with these versions; `failing` ones report an error as well. */
async function visit(
  cohorts: Readonly<Record<string, 'stable' | 'canary'>>,
  failing: readonly string[] = [],
  page: string = randomUUID(),
): Promise<void> {
  const events = Object.entries(cohorts).flatMap(([deployable, cohort]) => {
    const about = { deployable, cohort, version: cohort === 'canary' ? '1.1.0' : '1.0.0' };
    const failure = { kind: 'error', source: 'render', message: 'x is not a function', ...about };
    return [{ kind: 'load', ...about }, ...(failing.includes(deployable) ? [failure] : [])];
  });
  const answer = await admin.service.public.inject({ method: 'POST', url: '/api/telemetry', payload: { page, events } });
  expect([answer.statusCode, answer.json().accepted]).toEqual([202, events.length]);
}

/** Many sessions are written and judged on a machine that may be busy. */
const until = <Result>(what: string, check: () => Promise<Result>) => waitUntil(what, check, 15_000);
const document = async () => (await admin.internal('releaser', 'GET', '/internal/releases')).json().deployables;
const history = async () => (await admin.internal('releaser', 'GET', '/internal/releases/history?limit=100')).json().revisions;
const trials = async (deployable: string) =>
  (await admin.internal('releaser', 'GET', `/internal/releases/trials?deployable=${deployable}`)).json().trials;

test('a throwing canary goes back by itself, well within 60 s; 20 healthy ones beside it never', async () => {
  await release([...HEALTHY, 'mfe-throwing']);
  const random = randomFrom(7);
  let affected = 0;
  for (let page = 0; page < PAGES; page += 1) {
    const cohorts = Object.fromEntries(
      [...HEALTHY, 'mfe-throwing'].map((name) => [name, random() < SHARE / 100 ? ('canary' as const) : ('stable' as const)]),
    );
    // Every deployable has its own error in a third of its pages, whichever version: only one canary is worse than
    // that.
    const failing = HEALTHY.filter(() => random() < 1 / 3);
    if (cohorts['mfe-throwing'] === 'canary') affected += 1;
    const those = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, cohorts[name] ?? 'stable']));
    // 50 events are the limit of one report.
    await Promise.all([
      visit(those(HEALTHY.slice(0, 10)), failing),
      visit(those(HEALTHY.slice(10)), failing),
      visit(those(['mfe-throwing']), cohorts['mfe-throwing'] === 'canary' ? ['mfe-throwing'] : []),
    ]);
  }
  expect(affected).toBeGreaterThan(10);

  await until('back', async () => (await document())['mfe-throwing'].canary === null);
  const [move] = await history();
  expect(move).toMatchObject({
    by: 'automatic roll back',
    moves: [{ deployable: 'mfe-throwing', from: { canary: { version: '1.1.0', share: SHARE } }, to: { stable: '1.0.0', canary: null } }],
  });
  expect(move.reason).toMatch(
    /^mfe-throwing 1\.1\.0 fails more than 1\.0\.0: for (\d+) of its \1 visitors, for 0 of \d+ of the stable version at the same time \(evidence \d{3,} to 1\)$/,
  );

  // Everything of the healthy ones is judged, and none of them went back.
  await until('all judged', async () => {
    const { trials: all } = (await admin.internal('releaser', 'GET', '/internal/releases/trials?limit=100')).json();
    const judged = all.filter(
      ({ deployable, canary, stable }: Trial) => HEALTHY.includes(deployable) && canary.sessions + stable.sessions === PAGES,
    );
    return judged.length === HEALTHY.length;
  });
  const figures = await admin.service.kit.metrics.metrics();
  expect(figures).toMatch(/^release_roll_back_timestamp_seconds\{deployable="mfe-throwing",service="admin"\} 1[0-9.]{9,}$/m);
  expect(figures).toContain('release_roll_back_timestamp_seconds{deployable="mfe-healthy-7",service="admin"} 0\n');
  expect(figures).toContain(`release_canary_share_percent{deployable="mfe-healthy-7",service="admin"} ${SHARE}\n`);
  const inForce = await document();
  for (const name of HEALTHY) expect(inForce[name].canary).not.toBeNull();
  expect((await history()).filter(({ by }: { by: string }) => by === 'automatic roll back')).toHaveLength(1);
});

test('a stable version that fails the same keeps its canary, however many fail', async () => {
  await release(['mfe-broken']);
  for (let page = 0; page < 120; page += 1) await visit({ 'mfe-broken': page % 4 === 0 ? 'canary' : 'stable' }, ['mfe-broken']);
  const [trial] = await until('judged', async () => {
    const found = await trials('mfe-broken');
    return found[0]?.canary.affected === 30 && found[0].stable.affected === 90 && found;
  });
  expect(trial).toMatchObject({ canary: { version: '1.1.0' }, stable: { version: '1.0.0' }, endedAt: null, outcome: null });
  expect(trial.evidence).toBeLessThan(10);
  // Operators see how far it is from going back.
  const owner = await signIn(admin);
  const { judgement } = (await owner.call('GET', '/api/admin/releases/detail?deployable=mfe-broken')).json();
  expect(judgement).toEqual({ visitors: 30, failed: 30, failedNeeded: 8, evidence: trial.evidence, evidenceNeeded: 100 });
  expect((await document())['mfe-broken'].canary).not.toBeNull();
});

test('canaries of one group go back together, and the same version may be tried again', async () => {
  await release(['mfe-left', 'mfe-right'], { group: 'pair' });
  for (let page = 0; page < 80; page += 1) {
    const cohort = page % 3 === 0 ? 'canary' : 'stable';
    await visit({ 'mfe-left': cohort, 'mfe-right': cohort }, cohort === 'canary' ? ['mfe-left'] : []);
  }
  await until('back', async () => (await document())['mfe-left'].canary === null);
  expect((await document())['mfe-right'].canary).toBeNull();
  expect((await trials('mfe-left'))[0].outcome).toBe('rolled back');

  await admin.move([{ deployable: 'mfe-left', canary: { version: '1.1.0', share: 1 } }]);
  const [again, before] = await until('a new trial', async () => {
    const found = await trials('mfe-left');
    return found.length === 2 && found;
  });
  expect(again).toMatchObject({ canary: { sessions: 0, affected: 0 }, outcome: null });
  expect(before.outcome).toBe('rolled back');
});

/** Another page load of the same network: the first six bytes of the gateway's id are the network's own. */
const pageOf = (network: string) => `${network.padStart(12, '0').replace(/^(.{8})/, '$1-')}${randomUUID().slice(13)}`;

test('one network has one vote, however many pages it loads: a stranger cannot make a healthy canary go', async () => {
  await release(['mfe-lied']);
  for (let network = 0; network < 9; network += 1) await visit({ 'mfe-lied': 'canary' }, [], pageOf(`d${network}`));
  for (let page = 0; page < 100; page += 1) await visit({ 'mfe-lied': 'canary' }, ['mfe-lied'], pageOf('a1'));
  for (let page = 0; page < 100; page += 1) await visit({ 'mfe-lied': 'stable' }, [], pageOf(`b${page % 10}`));
  for (let network = 0; network < 7; network += 1) await visit({ 'mfe-lied': 'canary' }, ['mfe-lied'], pageOf(`c${network}`));
  // Who was counted for the canary is not counted for the stable version as well.
  await visit({ 'mfe-lied': 'stable' }, [], pageOf('a1'));
  const [trial] = await until('counted', async () => {
    const found = await trials('mfe-lied');
    return found[0]?.canary.affected === 8 && found;
  });
  expect(trial).toMatchObject({ canary: { sessions: 17 }, stable: { sessions: 10, affected: 0 }, outcome: null });
  expect((await document())['mfe-lied'].canary).not.toBeNull();
});

test('a vote fails with the first of its pages that does, also long after, and everybody votes anew when the share is moved', async () => {
  await release(['mfe-late']);
  for (let network = 0; network < 12; network += 1) await visit({ 'mfe-late': 'stable' }, [], pageOf(`b${network}`));
  for (let network = 0; network < 7; network += 1) await visit({ 'mfe-late': 'canary' }, [], pageOf(`c${network}`));
  await until('counted', async () => (await trials('mfe-late'))[0]?.canary.sessions === 7);
  for (let network = 0; network < 7; network += 1) await visit({ 'mfe-late': 'canary' }, ['mfe-late'], pageOf(`c${network}`));
  await until('failed', async () => (await trials('mfe-late'))[0]?.canary.affected === 7);

  await admin.move([{ deployable: 'mfe-late', canary: { version: '1.1.0', share: SHARE + 1 } }]);
  await until('anew', async () => (await trials('mfe-late'))[0]?.canary.sessions === 0);
  for (let network = 0; network < 12; network += 1) await visit({ 'mfe-late': 'stable' }, [], pageOf(`b${network}`));
  for (let network = 0; network < 8; network += 1) await visit({ 'mfe-late': 'canary' }, ['mfe-late'], pageOf(`c${network}`));
  await until('back', async () => (await document())['mfe-late'].canary === null);
  expect((await trials('mfe-late'))[0]).toMatchObject({ canary: { sessions: 8, affected: 8 }, outcome: 'rolled back' });
});

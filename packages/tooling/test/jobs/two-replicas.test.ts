import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/project-root.ts';

/**
 * Of each job that every replica repeats: the test in which two of them do it at once. `prove` does so before each
 * step.
 */
const SHOWN_BY: Readonly<Record<string, string>> = {
  'the look for waiting messages': 'packages/service-kit/test/outbox/lanes.test.ts',
  'the forgetting of consumed events': 'packages/service-kit/test/events.test.ts',
  // `<table>: sweeping` of each reservation
  '${this.#kind.table}: sweeping': 'prove/src/site/names.ts',
  'automatic roll back': 'services/admin/test/rollback/automatic.test.ts',
  'the sweep of unsettled postbacks': 'prove/src/site/names.ts',
  'the release of holds': 'prove/src/site/names.ts',
  'the offers of providers': 'services/earn/test/offers.test.ts',
  'the second look at referred friends': 'prove/src/site/names.ts',
  'friends who earned': 'services/earn/test/told.test.ts',
  'streaks that end today': 'services/earn/test/told.test.ts',
  'the retention of postbacks': 'services/earn/test/postback-log.test.ts',
  'games: the heartbeat': 'services/games/test/outages.test.ts',
  'games: settling due crashes': 'prove/src/site/names.ts',
  'games: settling abandoned bombs': 'prove/src/site/names.ts',
  'risk signs': 'services/identity/test/directory.test.ts',
  'events: ending due ones': 'prove/src/site/names.ts',
  'events: telling members': 'services/social/test/news-of-events.test.ts',
  'ranks: giving due ones': 'services/social/test/ranks-at-two-replicas.test.ts',
  'callers: what they moved': 'services/wallet/test/callers.test.ts',
  'audit: a round': 'services/wallet/test/audit/schedule.test.ts',
  'totals: summing': 'services/wallet/test/totals/totals.test.ts',
  'members: ranking': 'services/wallet/test/jobs-at-two-replicas.test.ts',
  'proof: publishing': 'services/wallet/test/jobs-at-two-replicas.test.ts',
  'payouts: settling': 'prove/src/site/names.ts',
  'payouts: the queue': 'prove/src/site/names.ts',
  'payouts: comparing with the platform': 'prove/src/scenarios/outward.ts',
  'inbox: notices of money': 'services/wallet/test/inbox.test.ts',
  'inbox: pushing': 'services/wallet/test/push.test.ts',
};

/**
 * They write nothing but what a replica keeps for itself, or one statement takes away what is old: done twice it is
 * done.
 */
const NOTHING_TO_DOUBLE = [
  'certificate: looking for a renewed one',
  'the sweep of old answers',
  'inbox: forgetting',
  'operators: telling badges',
  'payouts: asking the bot',
  'sessions: hearing which have ended',
  'sweep',
  'the retention of offers',
];

const repeated = globSync(['packages/*/src/**/*.ts', 'services/*/src/**/*.ts'], { cwd: projectRoot }).flatMap((file) => {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  return [...text.matchAll(/\brepeat\(\s*\{[^}]*?name: ['`](.+?)['`],/g)].map(([, name]) => name ?? '');
});

test('each job that every replica repeats has its test by two of them at once', () => {
  expect([...new Set(repeated)].toSorted()).toEqual([...Object.keys(SHOWN_BY), ...NOTHING_TO_DOUBLE].toSorted());
});

test.each(Object.entries(SHOWN_BY))('%s: the test is there', (name, file) => {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  expect(text).toMatch(file.startsWith('prove/') && !name.includes('$') ? new RegExp(name) : /replica|Promise\.all|sweeping/);
});

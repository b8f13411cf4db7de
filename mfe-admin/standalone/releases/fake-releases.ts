import type { FakeCalls } from '@facet/remote-kit/testing';
import type { Board, Deployable, Health } from '../../src/releases/releases-api.ts';

export function someHealth(change: Partial<Health> = {}): Health {
  return { sessions: 5_000, affected: 4, errors: 5, lcpP75Ms: 1_480, inpP75Ms: 90, clsP75: 0.02, ...change };
}

const flat = Array.from({ length: 24 }, (_, quarter) => 0.7 + (quarter % 3) / 5);
const rising = Array.from({ length: 24 }, (_, quarter) => (quarter < 16 ? 0.8 : (quarter - 15) * 4.3));

function someDeployable(change: Partial<Deployable> = {}): Deployable {
  return {
    deployable: 'mfe-games',
    kind: 'remote',
    paths: ['/games'],
    stable: { version: '4.11.3', health: someHealth(), curve: flat },
    canary: null,
    previous: '4.11.2',
    group: null,
    movedAt: '2026-11-21T05:38:00.000Z',
    movedBy: 'mirela',
    ...change,
  };
}

function someBoard(): Board {
  return {
    revision: 17,
    windowMinutes: 360,
    deployables: [
      someDeployable({
        deployable: 'shell',
        kind: 'shell',
        paths: [],
        movedAt: '2026-11-14T10:02:00.000Z',
        stable: { version: '7.4.2', health: someHealth(), curve: flat },
        previous: null,
      }),
      someDeployable({
        canary: { version: '4.12.1', share: 5, health: someHealth({ sessions: 641, affected: 25, lcpP75Ms: 2_310 }), curve: rising },
      }),
      someDeployable({
        deployable: 'services/games',
        kind: 'service',
        paths: [],
        movedAt: null,
        stable: { version: '0.1.0-ab12', health: null, curve: [] },
      }),
    ],
  };
}

export const fakeReleases: FakeCalls = {
  'GET /api/admin/releases': () => someBoard(),
  'GET /api/admin/releases/detail': ({ query }) => ({
    versions: [
      { version: '4.12.1', publishedAt: '2026-11-21T05:38:00.000Z', publishedBy: 'releaser', state: 'canary', hasFiles: true },
      { version: '4.11.3', publishedAt: '2026-11-14T10:02:00.000Z', publishedBy: 'releaser', state: 'stable', hasFiles: true },
      { version: '4.11.2', publishedAt: '2026-11-11T16:20:00.000Z', publishedBy: 'releaser', state: 'previous', hasFiles: true },
      { version: '4.10.6', publishedAt: '2026-10-28T13:55:00.000Z', publishedBy: 'releaser', state: 'other', hasFiles: false },
    ],
    history: [
      {
        revision: 17,
        by: 'mirela',
        reason: 'Bombs with sounds',
        at: '2026-11-21T05:38:00.000Z',
        change: `${query.get('deployable')} canary 4.12.1 5 %`,
      },
    ],
    curve: Array.from({ length: 24 }, (_, quarter) => ({
      start: new Date(Date.UTC(2026, 10, 21, 0, 30 + quarter * 15)).toISOString(),
      stable: quarter % 3,
      canary: quarter < 12 ? 0 : quarter * 0.7,
    })),
    judgement: { visitors: 16, failed: 6, failedNeeded: 8, evidence: 38.4, evidenceNeeded: 100 },
    errors: [{ version: '4.12.1', message: 'Cannot read multiplier of undefined', count: 25, lastAt: '2026-11-21T06:00:00.000Z' }],
  }),
  'POST /api/admin/releases/previews': () => ({ path: '/preview/a.b.c', expiresAt: '2026-11-21T07:00:00.000Z' }),
};

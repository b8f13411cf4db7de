import type { Database } from '@facet/service-kit';
import { readStanding, ReleaseVersion, type ReleaseRevision, type ReleaseState } from '../releases/index.ts';
import { readErrorCurve, readSummary } from '../telemetry/index.ts';
import type { Board, Health } from './board.ts';

/** Figures of the last six hours: long enough for a quiet remote, short enough for a release of this morning. */
export const WINDOW_MINUTES = 360;

type Deployable = Board['deployables'][number];
interface LastMove extends Pick<ReleaseRevision, 'movedBy' | 'movedAt'> {
  deployable: string;
}

/** Everything that is released, the shell first, then remotes, then services. */
export async function readBoard(database: Database): Promise<Board> {
  const { revision, state } = await readStanding(database);
  const [moves, paths] = await Promise.all([lastMoves(database), pathsOf(database, state)]);
  const names = Object.keys(state).toSorted((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other));
  const deployables = await Promise.all(
    names.map((name) => describe(database, name, state, { move: moves.get(name), paths: paths.get(name) ?? [] })),
  );
  return { revision, windowMinutes: WINDOW_MINUTES, deployables };
}

async function describe(
  database: Database,
  deployable: string,
  state: ReleaseState,
  { move, paths }: { move: LastMove | undefined; paths: string[] },
): Promise<Deployable> {
  const pointers = state[deployable];
  if (!pointers) throw new Error(`${deployable} has no pointers`);
  const kind = kindOf(deployable);
  const { stable, canary, previous, group } = pointers;
  // Browsers report of what runs in them.
  const [health, curve] =
    kind === 'service'
      ? [new Map<string, Health>(), []]
      : await Promise.all([
          healthOf(database, deployable),
          readErrorCurve(database, { deployable, stable, canary, minutes: WINDOW_MINUTES }),
        ]);
  return {
    deployable,
    kind,
    paths,
    stable: { version: stable, health: health.get(stable) ?? null, curve: curve.map((point) => tenths(point.stable)) },
    canary: canary && {
      ...canary,
      health: health.get(canary.version) ?? null,
      curve: curve.map((point) => tenths(point.canary ?? 0)),
    },
    previous,
    group,
    movedAt: move?.movedAt.toISOString() ?? null,
    movedBy: move?.movedBy ?? null,
  };
}

/** By version, whatever the cohort was: a version that has become the stable one has been a canary. */
async function healthOf(database: Database, deployable: string): Promise<Map<string, Health>> {
  const { cohorts } = await readSummary(database, { deployable, sinceMinutes: WINDOW_MINUTES });
  const byVersion = new Map<string, Health>();
  for (const { version, sessions, affected, errors, p75 } of cohorts) {
    const before = byVersion.get(version);
    // Percentiles of two cohorts cannot be added: the one with more sessions speaks.
    const speaks = !before || sessions > before.sessions;
    byVersion.set(version, {
      sessions: sessions + (before?.sessions ?? 0),
      affected: affected + (before?.affected ?? 0),
      errors: errors + (before?.errors ?? 0),
      lcpP75Ms: speaks ? (p75['LCP'] ?? null) : before.lcpP75Ms,
      inpP75Ms: speaks ? (p75['INP'] ?? null) : before.inpP75Ms,
      clsP75: speaks ? (p75['CLS'] ?? null) : before.clsP75,
    });
  }
  return byVersion;
}

async function lastMoves(database: Database): Promise<Map<string, LastMove>> {
  const { rows } = await database.raw<{ rows: LastMove[] }>(
    `select distinct on (m.deployable) m.deployable, r.moved_by as "movedBy", r.moved_at as "movedAt"
     from release_moves m join release_revisions r using (revision) order by m.deployable, m.revision desc`,
  );
  return new Map(rows.map((row) => [row.deployable, row]));
}

async function pathsOf(database: Database, state: ReleaseState): Promise<Map<string, string[]>> {
  const stable = Object.entries(state).map(([deployable, pointers]) => [deployable, pointers.stable]);
  const versions = await ReleaseVersion.query(database).whereIn(['deployable', 'version'], stable);
  return new Map(versions.map(({ deployable, record }) => [deployable, routesIn(JSON.parse(record))]));
}

function routesIn(record: unknown): string[] {
  const { extras } = record as { extras?: { routes?: unknown } };
  return Array.isArray(extras?.routes) ? extras.routes.filter((route): route is string => typeof route === 'string') : [];
}

const tenths = (figure: number): number => Math.round(figure * 10) / 10;

export function kindOf(deployable: string): Deployable['kind'] {
  if (deployable === 'shell') return 'shell';
  return deployable.startsWith('services/') ? 'service' : 'remote';
}

function placeOf(deployable: string): number {
  return ['shell', 'remote', 'service'].indexOf(kindOf(deployable));
}

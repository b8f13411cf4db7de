import type { Database } from '@facet/service-kit';
import { readHistory, readStanding, ReleaseVersion, type Pointers } from '../releases/index.ts';
import { readJudgement } from '../rollback/index.ts';
import { readErrorCurve, readSummary } from '../telemetry/index.ts';
import { kindOf, WINDOW_MINUTES } from './read-board.ts';
import { boardErrors } from './board-errors.ts';
import type { BoardDetail } from './board.ts';

const SHOWN = 20;
/** What the release command keeps the files of. */
const KEPT_VERSIONS = 5;
const KEPT_DAYS = 30;

interface ListedVersion extends ReleaseVersion {
  isYoung: boolean;
}

/** Versions, moves, errors and the judgement of one deployable. @throws deployable_unknown */
export async function readDetail(database: Database, deployable: string): Promise<BoardDetail> {
  const { state } = await readStanding(database);
  const pointers = state[deployable];
  if (!pointers) throw boardErrors('deployable_unknown', `There is no ${deployable}`);
  const isService = kindOf(deployable) === 'service';
  const [versions, { revisions }, { samples }, curve, judgement] = await Promise.all([
    newestVersions(database, deployable),
    readHistory(database, { deployable, before: undefined, limit: SHOWN }),
    isService ? { samples: [] } : readSummary(database, { deployable, sinceMinutes: WINDOW_MINUTES }),
    isService ? [] : readErrorCurve(database, { deployable, ...pointers, minutes: WINDOW_MINUTES }),
    pointers.canary ? readJudgement(database, deployable, pointers.canary.version) : null,
  ]);
  return {
    versions: versions.map((row, index) => ({
      version: row.version,
      publishedAt: row.publishedAt.toISOString(),
      publishedBy: row.publishedBy,
      state: stateOf(row.version, pointers),
      hasFiles: index < KEPT_VERSIONS || row.isYoung || stateOf(row.version, pointers) !== 'other',
    })),
    history: revisions.map(({ revision, by, reason, at, moves }) => {
      const move = moves.find((each) => each.deployable === deployable);
      return { revision, by, reason, at, change: move ? labelOf(move.from, move.to) : '' };
    }),
    curve,
    judgement,
    errors: samples.slice(0, SHOWN).map(({ version, message, count, lastAt }) => ({ version, message, count, lastAt })),
  };
}

function newestVersions(database: Database, deployable: string): Promise<ListedVersion[]> {
  return ReleaseVersion.query(database)
    .where({ deployable })
    .orderBy('position', 'desc')
    .limit(SHOWN)
    .select('release_versions.*', database.raw("published_at > clock_timestamp() - ? * interval '1 day' as is_young", [KEPT_DAYS]))
    .castTo<ListedVersion[]>()
    .execute();
}

function stateOf(version: string, { stable, canary, previous }: Pointers): BoardDetail['versions'][number]['state'] {
  if (version === stable) return 'stable';
  if (version === canary?.version) return 'canary';
  return version === previous ? 'previous' : 'other';
}

/** "1.2.0 → 1.3.0", "canary 1.4.0 at 10 %": what a move changed. */
function labelOf(from: Pointers | null, to: Pointers): string {
  const changes: string[] = [];
  if (from?.stable !== to.stable) changes.push(from ? `${from.stable} → ${to.stable}` : to.stable);
  const [before, after] = [from?.canary ?? null, to.canary];
  if (after && (before?.version !== after.version || before.share !== after.share))
    changes.push(`canary ${after.version} ${after.share} %`);
  if (before && !after && before.version !== to.stable) changes.push(`canary ${before.version} 0 %`);
  return changes.join(', ');
}

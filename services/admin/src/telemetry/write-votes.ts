import type { Transaction } from '@facet/service-kit';
import { lastMoveOf, readStanding } from '../releases/index.ts';
import type { Tally } from './tally.ts';

type Session = Tally['sessions'][number];

/**
 * Counts a page load as the vote of its network, which the first six bytes of its id tell: one for each network and
 * move of the deployable, failed from its first failure on. Only what is compared is voted on: a canary, and the stable
 * version beside it.
 */
export async function writeVotes(transaction: Transaction, sessions: readonly Session[]): Promise<void> {
  const { state } = await readStanding(transaction);
  const compared = ({ deployable, version, cohort }: Session): boolean => {
    const { canary, stable } = state[deployable] ?? {};
    return Boolean(canary) && version === (cohort === 'canary' ? canary?.version : stable) && cohort !== 'preview';
  };
  const byDeployable = Map.groupBy(sessions.filter(compared), (session) => session.deployable);
  // In one order, so that two writers never wait for each other in a circle.
  for (const [deployable, votes] of [...byDeployable].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { at } = await lastMoveOf(transaction, deployable);
    await cast(transaction, votes, at);
  }
}

/**
 * A page that shows the stable version after its canary failed is the canary's: what is known of a voter comes first,
 * then what failed.
 */
async function cast(transaction: Transaction, votes: readonly Session[], movedAt: Date): Promise<void> {
  await transaction.raw(
    `insert into telemetry_votes as known (deployable, voter, version, cohort, cast_at, failed_at)
     select distinct on (deployable, voter) deployable, voter, given.version, given.cohort, clock_timestamp(),
       case when bool_or(given.affected) then clock_timestamp() end
     from (select *, left(page::text, 13) as voter
           from json_to_recordset(:votes::json) as sent (page uuid, deployable text, version text, cohort text, affected boolean)) as given
     left join telemetry_votes as before using (deployable, voter)
     group by deployable, voter, given.version, given.cohort, before.cast_at, before.version, before.cohort
     order by deployable, voter,
       before.cast_at > :movedAt and (before.version, before.cohort) = (given.version, given.cohort) desc nulls last, bool_or(given.affected) desc
     on conflict (deployable, voter) do update set version = excluded.version, cohort = excluded.cohort, failed_at = excluded.failed_at,
       cast_at = case when known.cast_at > :movedAt then known.cast_at else excluded.cast_at end
     where known.cast_at <= :movedAt
       or (known.failed_at is null and excluded.failed_at is not null and (known.version, known.cohort) = (excluded.version, excluded.cohort))`,
    { votes: JSON.stringify(votes), movedAt },
  );
}

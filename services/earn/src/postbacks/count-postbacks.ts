import type { Database } from '@facet/service-kit';
import type { Settlement } from './postback.ts';

interface Row {
  verdict: Settlement['verdict'] | null;
  reason: string | null;
  count: number;
  reversed: number;
  alerts: number;
}

/**
 * Calls by verdict and reason, of one provider or all, in a period; `reversed` and `alerts` are of the accepted ones.
 */
export async function countPostbacks(
  database: Database,
  { provider, since, until }: { provider?: string; since?: string; until?: string },
) {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select verdict, reason, count(*)::int as count, count(*) filter (where verdict = 'accepted' and outcome = 'reverse')::int as reversed,
       count(*) filter (where verdict in ('accepted', 'noted') and alert is not null)::int as alerts
     from postbacks where received_at >= coalesce(:since::timestamptz, '-infinity') and received_at < coalesce(:until::timestamptz, 'infinity')
       and (:provider::text is null or wall = :provider)
     group by verdict, reason order by verdict, reason`,
    { provider: provider ?? null, since: since ?? null, until: until ?? null },
  );
  return {
    counts: rows.map(({ verdict, reason, count }) => ({ verdict, reason, count })),
    reversed: rows.reduce((sum, row) => sum + row.reversed, 0),
    alerts: rows.reduce((sum, row) => sum + row.alerts, 0),
  };
}

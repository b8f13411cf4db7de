import type { TableState } from '@facet/console-kit';
import type { CountPostbacksApiArg, ListPostbacksApiArg } from '../api/earn.generated.ts';

export const POSTBACK_PARAMS = ['verdict', 'provider', 'reason', 'alert', 'since', 'until'] as const;

const verdicts = ['accepted', 'duplicate', 'noted', 'refused'] as const;

/** What the address asks for, as the list call takes it; what it does not know of is left out. */
export function asPostbackQuery({ query, filters, search }: TableState): ListPostbacksApiArg {
  const verdict = verdicts.find((each) => each === filters['verdict']);
  const { provider, reason } = filters;
  return {
    sort: 'newest',
    limit: Number(query.limit),
    ...periodOf({ filters }),
    ...(search !== '' && { search }),
    ...(query.cursor !== undefined && { cursor: query.cursor }),
    ...(verdict && { verdict }),
    ...(provider && { provider }),
    ...(reason && { reason }),
    ...(filters['alert'] === 'true' && { alert: true }),
  };
}

/** What the counts of the views go by. */
export function asCountQuery({ filters }: Pick<TableState, 'filters'>): CountPostbacksApiArg {
  const { provider } = filters;
  return { ...periodOf({ filters }), ...(provider && { provider }) };
}

function periodOf({ filters: { since, until } }: Pick<TableState, 'filters'>) {
  return { ...(since && { since }), ...(until && { until }) };
}

import type { TableState } from '@facet/console-kit';
import type { ListOperatorActionsApiArg } from '../api/admin.generated.ts';

export const AUDIT_PARAMS = ['outcome', 'operator', 'action', 'objectType', 'objectId', 'from', 'to'];
const OUTCOMES = ['succeeded', 'failed', 'unknown', 'pending'] as const;

/** What the address asks for, as the call wants it. */
export function asAuditQuery({ filters, query }: Pick<TableState, 'filters' | 'query'>): ListOperatorActionsApiArg {
  const { outcome: _asked, limit, sort: _none, ...rest } = query as Record<string, string>;
  const outcome = OUTCOMES.find((known) => known === filters['outcome']);
  return { ...rest, limit: Number(limit), ...(outcome && { outcome }) };
}

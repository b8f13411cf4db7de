import type { TableState } from '@facet/console-kit';
import type { ListOperatorActionsApiArg } from '../api/admin.generated.ts';

export const AUDIT_PARAMS = ['outcome', 'operator', 'action', 'objectType', 'objectId', 'from', 'to'];
const DAY_MS = 86_400_000;
const OUTCOMES = ['succeeded', 'failed', 'unknown', 'pending'] as const;

/** What the address asks for, as the call wants it: days become the moments at which they begin, the last one included. */
export function asAuditQuery({ filters, query }: Pick<TableState, 'filters' | 'query'>): ListOperatorActionsApiArg {
  const { operator, action, objectType, objectId } = filters;
  const outcome = OUTCOMES.find((known) => known === filters['outcome']);
  const [from, to] = [startOf(filters['from']), startOf(filters['to'], DAY_MS)];
  return {
    limit: Number(query.limit),
    ...(query.search && { search: query.search }),
    ...(query.cursor && { cursor: query.cursor }),
    ...(operator && { operator }),
    ...(action && { action }),
    ...(objectType && { objectType }),
    ...(objectId && { objectId }),
    ...(outcome && { outcome }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** A day as the address has it, in the operator's own zone; undefined for what is none. */
function startOf(day: string | undefined, laterMs = 0): string | undefined {
  const atMs = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00`);
  return Number.isNaN(atMs) ? undefined : new Date(atMs + laterMs).toISOString();
}

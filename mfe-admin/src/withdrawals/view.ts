import { msg, type Message } from '@facet/remote-kit';
import type { TableState } from '../table/index.ts';

/** The lists that the queue is looked at in: `?view=`; none is what waits for a decision. */
export const VIEWS = [
  { value: '', label: msg('Pending'), query: { type: 'normal', status: 'pending' } },
  { value: 'unknown', label: msg('Unknown'), query: { type: 'normal', payoutState: 'unknown' } },
  { value: 'completed', label: msg('Completed'), query: { type: 'normal', status: 'completed' } },
  { value: 'failed', label: msg('Failed'), query: { type: 'normal', status: 'failed' } },
  { value: 'test', label: msg('Test'), query: { type: 'test' } },
] as const satisfies { value: string; label: Message; query: Record<string, string> }[];

/** For the list call: without what only this page knows. */
export function queryOf({ query, filters }: Pick<TableState, 'query' | 'filters'>): Record<string, string> {
  const { view: _view, ...rest } = query as Record<string, string>;
  const view = VIEWS.find(({ value }) => value === (filters['view'] ?? '')) ?? VIEWS[0];
  return { ...rest, ...view.query };
}

/** The same rows as a file. */
export function csvOf(query: Record<string, string>): string {
  const { cursor: _cursor, limit: _limit, ...rest } = query;
  return `/api/admin/withdrawals.csv?${new URLSearchParams(rest).toString()}`;
}

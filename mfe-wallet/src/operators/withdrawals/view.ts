import { msg, type Message } from '@facet/remote-kit';
import type { Filter, TableState } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { WithdrawalCounts } from './withdrawals-api.ts';

/**
 * The lists that the queue is looked at in: `?view=`; none is what waits for a decision. `count`: which one is its
 * length.
 */
const VIEWS = [
  { value: '', label: msg('Pending'), count: 'pending', query: { type: 'normal', status: 'pending' } },
  { value: 'unknown', label: msg('Unknown'), count: 'unknown', query: { type: 'normal', payoutState: 'unknown' } },
  { value: 'completed', label: msg('Completed'), count: 'completed', query: { type: 'normal', status: 'completed' } },
  { value: 'failed', label: msg('Failed'), count: 'failed', query: { type: 'normal', status: 'failed' } },
  { value: 'test', label: msg('Test'), count: 'test', query: { type: 'test' } },
] as const satisfies { value: string; label: Message; count: keyof WithdrawalCounts; query: Record<string, string> }[];

/** With how many each one has, when that has come. */
export function viewFilter(counts: WithdrawalCounts | undefined): Filter {
  return {
    param: 'view',
    label: t('Show'),
    variant: 'views',
    options: VIEWS.map(({ value, label, count }) => ({ value, label: t(label), count: counts?.[count], urgent: count === 'unknown' })),
  };
}

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

import { useTableState, type TableQuery, type TableState } from '@facet/console-kit';
import { useSearchUsersQuery } from './members-api.ts';

/** Filters by a least amount, each with the figure that its list is ordered by. */
const LEASTS = { balanceAtLeast: 'balance', earnedAtLeast: 'totalEarned', wageredAtLeast: 'wageredBalance' } as const;
const DAYS = ['joinedFrom', 'joinedUntil'] as const;

/** What the tab of members shows, by the address: the tab itself and a profile over it ask for the same page. */
export function useMemberList({ skip = false, fresh = false }: { skip?: boolean; fresh?: boolean } = {}) {
  const state = useTableState({ filters: ['filter', ...Object.keys(LEASTS), ...DAYS], days: { from: DAYS[0], until: DAYS[1] } });
  const filter = state.filters['filter'] ?? '';
  const order = orderOf(state);
  const found = useSearchUsersQuery(inAnOrderOf(state.query, order), { skip, refetchOnMountOrArgChange: fresh });
  const isGiven = state.sort !== '' && order.has(state.sort);
  return { state: isGiven ? state : { ...state, sort: order.byDefault }, filter, order, found };
}

export interface MemberOrder {
  /** Whether the list can be in this order: the server refuses the others. */
  has: (sort: string) => boolean;
  byDefault: string;
}

/**
 * Identity lists by name and date, the wallet by money; each knows some filters, and a search by address is identity's.
 */
function orderOf({ filters, search }: Pick<TableState, 'filters' | 'search'>): MemberOrder {
  const { filter } = filters;
  const least = (Object.keys(LEASTS) as (keyof typeof LEASTS)[]).find((name) => filters[name] !== undefined);
  if (least) return { has: (sort) => fieldOf(sort) === LEASTS[least], byDefault: `-${LEASTS[least]}` };
  if (DAYS.some((name) => filters[name] !== undefined)) return { has: (sort) => fieldOf(sort) === 'createdAt', byDefault: '-createdAt' };
  if (filter === 'debt') return { has: (sort) => fieldOf(sort) !== 'createdAt', byDefault: '-debt' };
  const isOfIdentity = filter === 'risk' || /[.:]/.test(search);
  return { has: (sort) => !isOfIdentity || !isByMoney(sort), byDefault: '-createdAt' };
}

const fieldOf = (sort: string): string => sort.replace('-', '');
const isByMoney = (sort: string): boolean => !['username', 'createdAt'].includes(fieldOf(sort));

/** An order that the filters do not have is left to the server. */
function inAnOrderOf(query: TableQuery, order: MemberOrder): TableQuery {
  if (query.sort === undefined || order.has(query.sort)) return query;
  const { sort: _impossible, ...rest } = query;
  return rest as TableQuery;
}

import { useTableState, type TableQuery } from '@facet/console-kit';
import { useSearchUsersQuery } from './members-api.ts';

/** What the tab of members shows, by the address: the tab itself and a profile over it ask for the same page. */
export function useMemberList({ skip = false, fresh = false }: { skip?: boolean; fresh?: boolean } = {}) {
  const state = useTableState({ filters: ['filter'] });
  const filter = state.filters['filter'] ?? '';
  const found = useSearchUsersQuery(inAnOrderOf(filter, state.query), { skip, refetchOnMountOrArgChange: fresh });
  return { state, filter, found };
}

/** An order that the filter, or a search by address, does not have (the server refuses it) is left to the server. */
function inAnOrderOf(filter: string, query: TableQuery): TableQuery {
  const sort = query.sort?.replace('-', '');
  const isByMoney = sort !== undefined && sort !== 'username' && sort !== 'createdAt';
  const isOfIdentity = filter === 'risk' || /[.:]/.test(query.search ?? '');
  const isPossible = isOfIdentity ? !isByMoney : filter !== 'debt' || sort !== 'createdAt';
  if (isPossible) return query;
  const { sort: _impossible, ...rest } = query;
  return rest as TableQuery;
}

import { useDispatch, useMovements } from '@facet/remote-kit';
import { earnApi } from '../api/earn-api.ts';

/** While the page is there, whatever moves the balance (a wall, another tab) makes rewards and history be asked for anew. */
export function useFreshEarnings(): void {
  const dispatch = useDispatch();
  useMovements(() => void dispatch(earnApi.util.invalidateTags(['Rewards', 'Earnings'])));
}

import { useCallback, useContext } from 'react';
import {
  createSearchParams,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  useSearchParams as useDrawnParams,
  type SetURLSearchParams,
} from 'react-router-dom';

/**
 * As the router's own, but that a change is made to the address as it is now. While a page loads, an earlier one is
 * still drawn: the router would make the change to that one's address, and undo what was asked for meanwhile.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [drawn] = useDrawnParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const router = useContext(DataRouterContext)?.router;
  const change = useCallback<SetURLSearchParams>(
    (next, options) => {
      const now = router?.state.navigation.location ?? router?.state.location;
      // The page was left: its search is nobody's any more.
      if (now && now.pathname !== pathname) return;
      const before = now ? new URLSearchParams(now.search) : new URLSearchParams(drawn);
      void navigate(`?${createSearchParams(typeof next === 'function' ? next(before) : next).toString()}`, options);
    },
    [router, pathname, drawn, navigate],
  );
  return [drawn, change];
}

import { createContext, useContext } from 'react';

/** What an operator saved of one list, for themselves. */
export interface OperatorView {
  id: string;
  name: string;
  /** As it stands in the address: `?sort=-balance&balanceAtLeast=1000`. */
  query: string;
}

/** Those of the tab or page that is open. */
export interface OperatorViews {
  views: readonly OperatorView[];
  /** One of the same name is replaced. True when it is kept; the console says why not. */
  save: (view: Omit<OperatorView, 'id'>) => Promise<boolean>;
  remove: (view: OperatorView) => void;
}

/**
 * Provided by the console, which keeps them with the operator's account; null where there is none: a table then offers
 * no views of one's own.
 */
export const OperatorViewsContext = createContext<OperatorViews | null>(null);

export function useOperatorViews(): OperatorViews | null {
  return useContext(OperatorViewsContext);
}

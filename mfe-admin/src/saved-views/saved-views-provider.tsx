import type { ReactNode } from 'react';
import { OperatorViewsContext, useLocation, type OperatorViews } from '@facet/remote-kit';
import { useAct } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useListOwnViewsQuery, useRemoveOwnViewMutation, useSaveOwnViewMutation } from './saved-views-api.ts';

const FIRST_TAB = 'users';

/** Gives every table, also those of remotes, the operator's own views of the tab or page that is open. */
export function SavedViewsProvider({ children }: { children: ReactNode }) {
  const list = useListName();
  const { data } = useListOwnViewsQuery();
  const [save] = useSaveOwnViewMutation();
  const [remove] = useRemoveOwnViewMutation();
  const act = useAct();
  const views: OperatorViews = {
    views: data?.views.filter((view) => view.list === list) ?? [],
    save: (view) => act(save({ list, ...view }), t('Failed to save view')),
    remove: ({ id }) => void act(remove(id), t('Failed to remove view')),
  };
  return <OperatorViewsContext value={views}>{children}</OperatorViewsContext>;
}

/** `/admin?tab=promos` is `promos`, `/admin/audit` is `audit`. */
function useListName(): string {
  const { pathname, search } = useLocation();
  const page = pathname.split('/').at(2);
  return page || (new URLSearchParams(search).get('tab') ?? FIRST_TAB);
}

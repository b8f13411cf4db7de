import { useEffect, useState, type ReactNode } from 'react';
import { OperatorViewsContext, useLocation, type OperatorViews } from '@facet/remote-kit';
import { useFailure } from '@facet/console-kit';
import type { ListOwnViewsApiResponse } from '../api/admin.generated.ts';
import { t } from '../texts.ts';
import { useListOwnViewsQuery, useRemoveOwnViewMutation, useSaveOwnViewMutation } from './saved-views-api.ts';

const FIRST_TAB = 'users';

/** Gives every table, also those of remotes, the operator's own views of the tab or page that is open. */
export function SavedViewsProvider({ children }: { children: ReactNode }) {
  const list = useListName();
  const { data } = useListOwnViewsQuery();
  const known = useRemembered(data?.views);
  const [save] = useSaveOwnViewMutation();
  const [remove] = useRemoveOwnViewMutation();
  const fail = useFailure();
  const views: OperatorViews = {
    views: known.filter((view) => view.list === list),
    save: async (view) => {
      const { error } = await save({ list, ...view });
      if (error) fail(t('Failed to save view'), error);
      return !error;
    },
    remove: ({ id }) => void remove(id).then(({ error }) => error && fail(t('Failed to remove view'), error)),
  };
  return <OperatorViewsContext value={views}>{children}</OperatorViewsContext>;
}

type Views = ListOwnViewsApiResponse['views'];

/** Until they have come those that this browser saw last: they stand above a list, and would push it down. */
function useRemembered(views: Views | undefined): Views {
  const [before] = useState(read);
  useEffect(() => {
    if (views) keep(views);
  }, [views]);
  return views ?? before;
}

const STORAGE_KEY = 'admin.views';

function read(): Views {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as Views;
  } catch {
    return [];
  }
}

function keep(views: Views): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(views));
  } catch {
    // Without a storage they come a moment later.
  }
}

/** `/admin?tab=promos` is `promos`, `/admin/audit` is `audit`. */
function useListName(): string {
  const { pathname, search } = useLocation();
  const page = pathname.split('/').at(2);
  return page || (new URLSearchParams(search).get('tab') ?? FIRST_TAB);
}

import { numberFormat } from '@facet/remote-kit';
import { classes, useVisible } from '@facet/ui';
import { adminApi } from '../api/admin.generated.ts';
import styles from './console.module.css';

const REFRESH_MS = 60_000;
const whole = numberFormat();

const { useWatchCountQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What the call that a remote's tab declares says; asked every minute, so it keeps no session alive, and again
     * after each change.
     */
    watchCount: build.query<{ count: number }, string>({
      query: (path) => ({ path, background: true }),
      providesTags: ['Overview'],
    }),
  }),
});

interface TabFigureProps {
  /** null: nobody could say. */
  figure: number | null;
  /** Somebody should look: it stands out while it is not 0. */
  isHot?: boolean;
}

/** Beside the label of a tab. */
export function TabFigure({ figure, isHot = false }: TabFigureProps) {
  if (figure === null) return null;
  return <span className={classes(styles.count, isHot && figure > 0 && styles.hot)}>{whole(figure)}</span>;
}

/** How many things wait in a tab that a remote brings; nothing while nobody can say. */
export function TabBadge({ path }: { path: string }) {
  const { data } = useWatchCountQuery(path, { pollingInterval: useVisible() ? REFRESH_MS : 0 });
  return data === undefined ? null : <TabFigure figure={data.count} isHot />;
}

import { useVisible } from '@facet/ui';
import { useWatchOverviewQuery } from './overview-api.ts';

const REFRESH_MS = 60_000;

/** The figures of the console, asked again every minute while anybody can see them. */
export function useOverview() {
  return useWatchOverviewQuery(undefined, { pollingInterval: useVisible() ? REFRESH_MS : 0 });
}

import { sessionApi, type PublicSettings } from './session-api.ts';

const FIVE_MINUTES_IN_SECONDS = 300;

/** The settings that anyone may read, by key; empty until they are here. */
export function usePublicSettings(): { settings: PublicSettings; isLoading: boolean } {
  const { data, isLoading } = sessionApi.useGetPublicSettingsQuery(undefined, { refetchOnMountOrArgChange: FIVE_MINUTES_IN_SECONDS });
  return { settings: data ?? NONE, isLoading };
}

const NONE: PublicSettings = {};

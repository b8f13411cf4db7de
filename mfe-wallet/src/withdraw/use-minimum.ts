import { sessionApi } from '@facet/remote-kit';

const DEFAULT_MINIMUM = '100';

/** The smallest withdrawal, R$ as entered by the operator; the server has the last word. */
export function useMinimum(): string {
  const { data } = sessionApi.useGetSettingQuery('min_withdrawal');
  return data ?? DEFAULT_MINIMUM;
}

import { parseMoney, type Settings } from '@facet/service-kit';
import type { CallerName } from './grants.ts';

/**
 * The most that one transfer of this service may be, in hundredths: half of what the wallet lets it move in an hour, so
 * that it does not wait for an hour in which nothing else moves. What is above it is refused when it is planned.
 * Undefined: the limit is not known.
 */
export async function mostAtOnce(settings: Pick<Settings, 'find'>, caller: CallerName): Promise<bigint | undefined> {
  const key = `${caller}_hourly_amount`;
  const limit = await settings.find(key);
  return limit === undefined ? undefined : parseMoney(limit, key) / 2n;
}

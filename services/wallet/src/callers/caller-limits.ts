import { readFileSync } from 'node:fs';
import { parseMoney, type Settings } from '@facet/service-kit';

/** In an hour, of credits and of debits each; in any one minute a sixth of it, and one transfer that is above that. */
export interface CallerLimit {
  transfers: bigint;
  /** Hundredths. */
  amount: bigint;
}

export const SHARE_OF_A_MINUTE = 6n;

type Declared = Record<string, { default: string } | undefined>;
const declared = (JSON.parse(readFileSync(new URL('../../service.json', import.meta.url), 'utf8')) as { settings: Declared }).settings;

/** As the site's owner set them; what is not known yet is as this service declares it. */
export async function readLimit(settings: Pick<Settings, 'find'>, caller: string): Promise<CallerLimit> {
  const valueOf = async (key: string): Promise<string> => (await settings.find(key)) ?? declared[key]?.default ?? '0';
  const [transfers, amount] = [`${caller}_hourly_transfers`, `${caller}_hourly_amount`];
  return { transfers: BigInt(await valueOf(transfers)), amount: parseMoney(await valueOf(amount), amount) };
}

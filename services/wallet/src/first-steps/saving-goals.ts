import { parseMoney, type Kit } from '@facet/service-kit';

/** In tenths of the least that can be withdrawn: of 100 they are 100, 250 and 1,000. */
const TENTHS = [10n, 25n, 100n];

/** What a member may say that they save for, in hundredths; nothing as long as the minimum is not known. */
export async function savingGoals({ settings }: Pick<Kit, 'settings'>): Promise<bigint[]> {
  const minimum = await settings.find('min_withdrawal');
  if (minimum === undefined) return [];
  const hundredths = parseMoney(minimum, 'min_withdrawal');
  return hundredths > 0n ? TENTHS.map((tenths) => (hundredths * tenths) / 10n) : [];
}

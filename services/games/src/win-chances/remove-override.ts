import type { Transaction } from '@facet/service-kit';
import { overrideErrors } from './override-errors.ts';
import { readOverride, type ListedOverride } from './overrides.ts';
import { WinChanceOverride } from './win-chance-override.ts';

/** The default counts again. Returns it as it was. @throws override_not_found (404) */
export async function removeOverride(transaction: Transaction, id: string): Promise<ListedOverride> {
  await WinChanceOverride.query(transaction).findById(id).forUpdate();
  const before = await readOverride(transaction, { id });
  if (!before) throw overrideErrors('override_not_found', 'There is no such override. Somebody may have removed it already.');
  await WinChanceOverride.query(transaction).deleteById(id);
  return before;
}

import { Amount } from '../cells/amount.tsx';
import { t } from '../texts.ts';
import type { FigureColumn } from './figure-table.tsx';

/** A column of R$: the unit stands in its head, not in each cell. `amountOf` is null where nobody knows. */
export function moneyColumn<Entry>(
  name: string,
  amountOf: (entry: Entry) => string | null,
  { signed }: { signed?: boolean } = {},
): FigureColumn<Entry> {
  return {
    header: t('{name}, R$', { name }),
    numeric: true,
    cell: (entry) => {
      const amount = amountOf(entry);
      return amount === null ? '–' : <Amount amount={amount} signed={signed} />;
    },
  };
}

import { formatMoney } from '@facet/service-kit';
import type { AdjustmentContext } from './adjustment-context.ts';
import { presentAdjustment, type Adjustment, type AdjustmentRow } from './adjustment.ts';
import { bookAdjustment } from './book-adjustment.ts';

/** What is so: booked, with the balance after it, or proposed. What may be booked is. @throws as bookAdjustment does */
export async function goOn(context: AdjustmentContext, row: AdjustmentRow): Promise<{ balance: string } | { proposal: Adjustment }> {
  if (row.state === 'proposed') return { proposal: presentAdjustment(row) };
  return { balance: formatMoney(await bookAdjustment(context, row)) };
}

import { formatMoney, MoneyText, Type } from '@facet/service-kit';
import { objectOf } from '../members/index.ts';
import type { AdjustmentContext } from './adjustment-context.ts';
import { inputOf, type AdjustmentRow } from './adjustment.ts';
import { bookAdjustment } from './book-adjustment.ts';
import { readBalance } from './read-balance.ts';

/** How an operator decides about one that is there: no key of its own, for the adjustment's own is one. */
export const decisionCall = {
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: Type.Object({}, { additionalProperties: false }),
};
export const Booked = Type.Object({ success: Type.Literal(true), balance: MoneyText });

/** What the audit log keeps of `member.<verb>_adjustment`. */
export async function infoOf({ clients }: AdjustmentContext, verb: 'confirm' | 'decline' | 'settle', row: AdjustmentRow) {
  return {
    action: `member.${verb}_adjustment`,
    object: objectOf({ id: row.memberId, username: row.memberUsername }),
    input: inputOf({ id: row.id, amountHundredths: row.amountHundredths, description: row.description }),
    before: { by: row.operatorUsername, ...(await readBalance(clients, row.memberId)) },
  };
}

/** Books it, with what the audit log keeps of that. @throws as bookAdjustment does */
export async function book(context: AdjustmentContext, row: AdjustmentRow) {
  const balance = formatMoney(await bookAdjustment(context, row));
  // It is done: that the balance cannot be read again now makes it no failure.
  return { result: { success: true as const, balance }, after: (await readBalance(context.clients, row.memberId)) ?? { balance } };
}

import { formatMoney, type Join } from '@facet/service-kit';
import type { TypeThatMay } from './transfer-types.ts';

/** Names one transfer of one member of the calling service, for ever. */
export interface TransferKey {
  memberId: string;
  key: string;
}

interface Moved<Op extends 'credit' | 'debit' | 'settle'> extends TransferKey {
  type: TypeThatMay<Op>;
  /** The system account on the other side. */
  account: string;
  amountHundredths: bigint;
  /** Shown to the member; not compared when the key comes again. */
  reason: string;
}

/** To the member; a debt is paid first. */
export type Credit = Moved<'credit'>;
/** From the member. */
export interface Debit extends Moved<'debit'> {
  /** R$; refused with `requirement` when the member has earned less. */
  minTotalEarned?: string;
}
/** Between two system accounts, in the member's name. */
export interface Settlement extends Moved<'settle'> {
  /** The key of the caller's debit that it ends, whole and once; without it the wallet refuses. */
  settles: string;
}

/** Transfers of one service that come shortly after each other may be asked for in one call. */
export const transfersJoin: Join = { path: '/internal/transfers', items: 'transfers', results: 'results' };

/** The body of the call that makes this one transfer. */
export function transferBody(direction: 'credit' | 'debit' | 'settle', { amountHundredths, ...transfer }: Credit | Debit | Settlement) {
  return { transfers: [{ ...transfer, direction, amount: formatMoney(amountHundredths) }] };
}

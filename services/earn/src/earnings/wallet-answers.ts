import type { Kit, Message, OnDelivered, Transaction } from '@facet/service-kit';
import type { Earning } from './earning.ts';
import { publishCredited } from './earning-events.ts';

/** Tells those who wait in this process for an earning to be in the wallet. */
export type Told = (earningId: string) => void;

/** Keeps the wallet's answer beside the earning, and says loudly when it would not move the money. */
export function rememberWalletAnswer({ log, outbox }: Pick<Kit, 'log' | 'outbox'>, told: Told): OnDelivered {
  return async (transaction, message, answer) => {
    if (message.destination !== 'wallet') return;
    const status = statusOf(answer);
    const isReversal = message.path.endsWith('/reverse');
    const earning = await lockEarning(transaction, message, isReversal ? 'reversal_message' : 'credit_message');
    if (isReversal) await transaction('earnings').where({ id: earning.id }).update({ reversal_status: status });
    else await rememberCredit({ transaction, outbox }, earning, status);
    if (!expected.includes(status)) log.error({ messageId: message.id, status }, 'the wallet refused an earning’s movement');
    told(earning.id);
  };
}

const expected = ['ok', 'duplicate', 'cancelled'];

async function lockEarning(transaction: Transaction, { id }: Message, column: 'credit_message' | 'reversal_message'): Promise<Earning> {
  const earning = await transaction<Earning>('earnings').where(column, id).forUpdate().first();
  if (earning === undefined) throw new Error(`no earning belongs to the message ${id}`);
  return earning;
}

/** `cancelled`: the reversal overtook the credit, which then never was. */
async function rememberCredit(
  { transaction, outbox }: { transaction: Transaction; outbox: Kit['outbox'] },
  earning: Earning,
  status: string,
): Promise<void> {
  const isCredited = status === 'ok' || status === 'duplicate';
  const stateAfter = earning.state === 'sent' ? (isCredited ? 'credited' : 'refused') : earning.state;
  const [row] = await transaction<Earning & { credit_status: string }>('earnings')
    .where({ id: earning.id })
    .update({
      state: stateAfter,
      credit_status: status,
      ...(isCredited ? { credited_at: transaction.raw('coalesce(credited_at, clock_timestamp())') as unknown as Date } : {}),
    })
    .returning('credited_at');
  if (isCredited && earning.credited_at === null && row?.credited_at) await publishCredited(transaction, outbox, earning, row.credited_at);
}

/** Transfers answer a list, a reversal one object. */
function statusOf(answer: unknown): string {
  const { results, status } = (answer ?? {}) as { results?: { status?: string }[]; status?: string };
  return results?.[0]?.status ?? status ?? 'unknown';
}

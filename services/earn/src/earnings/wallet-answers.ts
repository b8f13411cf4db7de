import type { Kit, Message, OnDelivered, Transaction } from '@facet/service-kit';
import type { Earning } from './earning.ts';
import { publishCredited } from './earning-events.ts';

/** Keeps the wallet's answer beside the earning, and says loudly when it would not move the money. */
export function rememberWalletAnswer({ log, outbox }: Pick<Kit, 'log' | 'outbox'>): OnDelivered {
  return async (transaction, message, answer) => {
    if (message.destination !== 'wallet') return;
    const status = statusOf(answer);
    if (message.path.endsWith('/reverse')) await rememberReversal(transaction, message, status);
    else await rememberCredit(transaction, outbox, message, status);
    if (!expected.includes(status)) log.error({ messageId: message.id, status }, 'the wallet refused an earning’s movement');
  };
}

const expected = ['ok', 'duplicate', 'cancelled'];

async function rememberReversal(transaction: Transaction, message: Message, status: string): Promise<void> {
  const changed = await transaction('earnings').where({ reversal_message: message.id }).update({ reversal_status: status });
  assertKnown(changed, message);
}

/** `cancelled`: the reversal overtook the credit, which then never was. Social hears of a credit once. */
async function rememberCredit(transaction: Transaction, outbox: Kit['outbox'], message: Message, status: string): Promise<void> {
  const isCredited = status === 'ok' || status === 'duplicate';
  const { rows } = await transaction.raw<{ rows: (Earning & { was_credited: boolean })[] }>(
    `update earnings set credit_status = :status,
       state = case when state = 'sent' then :state else state end,
       credited_at = case when :isCredited::boolean then coalesce(credited_at, clock_timestamp()) else credited_at end
     where credit_message = :message returning new.*, old.credited_at is not null as was_credited`,
    { status, state: isCredited ? 'credited' : 'refused', isCredited, message: message.id },
  );
  assertKnown(rows.length, message);
  for (const earning of rows)
    if (!earning.was_credited && earning.credited_at !== null) await publishCredited(transaction, outbox, earning, earning.credited_at);
}

function assertKnown(count: number, { id }: Message): void {
  if (count === 0) throw new Error(`no earning belongs to the message ${id}`);
}

/** Transfers answer a list, a reversal one object. */
function statusOf(answer: unknown): string {
  const { results, status } = (answer ?? {}) as { results?: { status?: string }[]; status?: string };
  return results?.[0]?.status ?? status ?? 'unknown';
}

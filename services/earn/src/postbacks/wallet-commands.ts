import { type Command, formatMoney, type Kit, type OnDelivered } from '@facet/service-kit';
import { type WallId, walls } from '../walls/index.ts';

interface Key {
  wall: WallId;
  transaction: string;
}

/** The same for every delivery and every repetition, so that the wallet moves the money once. */
const creditKey = ({ wall, transaction }: Key): string => `wall:${wall}:credit:${transaction}`;

export function creditCommand(credit: Key & { memberId: string; amountHundredths: bigint }): Command {
  return {
    to: 'wallet',
    path: '/internal/transfers',
    body: {
      transfers: [
        {
          key: creditKey(credit),
          memberId: credit.memberId,
          direction: 'credit',
          account: `wall:${credit.wall}`,
          amount: formatMoney(credit.amountHundredths),
          type: 'wall_credit',
          reason: `${walls[credit.wall].recipe.provider} · ${credit.transaction}`,
        },
      ],
    },
  };
}

/** Undoes the credit of that key. The wallet bears it coming first: the two messages may overtake each other. */
export function reverseCommand(credit: Key & { memberId: string }): Command {
  return {
    to: 'wallet',
    path: '/internal/transfers/reverse',
    body: { memberId: credit.memberId, key: creditKey(credit) },
  };
}

const expected = ['ok', 'duplicate', 'cancelled'];

/** Keeps the wallet's answer beside the transaction, and says loudly when it would not move the money. */
export function rememberWalletAnswer({ log }: Pick<Kit, 'log'>): OnDelivered {
  return async (transaction, message, answer) => {
    const status = statusOf(answer);
    await transaction('wall_transactions').where({ credit_message: message.id }).update({ credit_status: status });
    await transaction('wall_transactions').where({ reversal_message: message.id }).update({ reversal_status: status });
    if (!expected.includes(status)) log.error({ messageId: message.id, status }, 'the wallet refused a wall’s movement');
  };
}

/** Transfers answer a list, a reversal one object. */
function statusOf(answer: unknown): string {
  const { results, status } = (answer ?? {}) as { results?: { status?: string }[]; status?: string };
  return results?.[0]?.status ?? status ?? 'unknown';
}

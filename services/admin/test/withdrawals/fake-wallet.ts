import type { startFakeService } from '@facet/service-kit/testing';
import { notFound, refusal } from '../support/console.ts';

type Respond = Parameters<typeof startFakeService>[0];

export const idOf = (number: number) => `01930000-0000-7000-8000-00000000000${number}`;

const aWithdrawal = (number: number, change: object = {}) => ({
  id: idOf(number),
  userId: idOf(9),
  username: 'lilyloopz',
  amount: '800.00',
  status: 'pending',
  payoutState: 'held',
  type: 'normal',
  gamepassName: 'Salon Gold',
  experienceName: 'Loopz Salon',
  gamepassId: '77',
  gamepassLink: 'https://www.roblox.com/game-pass/77',
  cancellable: true,
  reason: null,
  decidedBy: null,
  note: null,
  queuedBy: null,
  queuedAt: null,
  reservedUntil: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  changedAt: '2026-11-20T12:00:00.000Z',
  processedAt: null,
  ...change,
});

const payout = (withdrawal: object, purchaseDetails: object | null = null) => ({
  withdrawal,
  gamepassId: '77',
  purchaseDetails,
  attempts: [],
});
const PURCHASE = {
  kind: 'bot',
  productId: '1',
  sellerUserId: '2',
  buyerUserId: '3',
  price: '800.00',
  purchaseId: 'p',
  purchasedAt: '2026-11-21T12:00:00.000Z',
};

export const COUNTS = { pending: 12, unknown: 3, completed: 8_204, failed: 311, test: 6 };

interface Body {
  ids?: string[];
  status: string;
  autoPayout?: boolean;
}

/** The wallet's answers by the withdrawal's number: 1 is paid or rejected, 2 unknown, 3 rate limited, 4 was overtaken, 5 the bot is stopped, 6 cuts the line. */
export const wallet: Respond = ({ method, url, body }) => {
  const path = url.split('?', 1)[0] ?? '';
  const { ids = [], status, autoPayout } = (body ?? {}) as Body;
  if (path === '/internal/balances') return { status: 200, body: { balances: [{ memberId: idOf(9), balance: '12.50', debt: '0.00' }] } };
  if (path === '/internal/withdrawals') {
    const type = url.includes('type=test') ? 'test' : 'normal';
    return {
      status: 200,
      body: { withdrawals: [aWithdrawal(1, { type, username: '=cmd' })], nextCursor: null, total: type === 'test' ? 1 : 8 },
    };
  }
  if (path === '/internal/withdrawals/counts') return { status: 200, body: COUNTS };
  if (path.endsWith('/preview-batch')) return { status: 200, body: previewOf(ids) };
  if (path.endsWith('/process-batch'))
    return ids[0] === idOf(6) ? 'cut' : { status: 200, body: { results: [batchResult(ids[0] ?? '', autoPayout)] } };
  const number = Number(/(\d)(\/(?:process|reserve|release))?$/.exec(path)?.[1] ?? '0');
  if (number === 0) return notFound('withdrawal_not_found', 'There is no such withdrawal.');
  if (method === 'GET') return { status: 200, body: payout(aWithdrawal(number)) };
  if (path.endsWith('/reserve') && number === 1)
    return { status: 200, body: payout(aWithdrawal(1, { payoutState: 'processing', decidedBy: 'x', reservedUntil: RESERVED_UNTIL })) };
  if (path.endsWith('/release') && number === 1) return { status: 200, body: payout(aWithdrawal(1)) };
  return processed(number, status);
};
export const RESERVED_UNTIL = '2026-11-21T12:10:00.000Z';

function processed(number: number, status: string) {
  switch (number) {
    case 1: {
      const payoutState = status === 'failed' ? 'rejected' : 'paid';
      return { status: 200, body: payout(aWithdrawal(1, { status, payoutState }), status === 'failed' ? null : PURCHASE) };
    }
    case 2:
      return { status: 202, body: payout(aWithdrawal(2, { payoutState: 'unknown' })) };
    case 3:
      return { ...refusal(429, 'rate_limited', 'The game platform says: rate limited.'), headers: { 'retry-after': '30' } };
    case 4: {
      const refused = refusal(409, 'already_decided', 'This withdrawal is rejected now (bob).');
      const withdrawal = aWithdrawal(4, { status: 'failed', payoutState: 'rejected', decidedBy: 'bob' });
      return { ...refused, body: { ...refused.body, withdrawal } };
    }
    case 5:
      return refusal(503, 'bot_stopped', 'The bot stopped: the game platform signed it out. Update its cookie.');
    default:
      return 'cut' as const;
  }
}

function previewOf(ids: string[]) {
  const results = ids.map((id) => {
    const isKnown = id !== 'nobody';
    const withdrawal = isKnown ? aWithdrawal(Number(id.at(-1))) : null;
    const possible = isKnown && !id.endsWith('4');
    return { id, possible, why: possible ? null : 'This withdrawal is rejected now (bob).', withdrawal };
  });
  const possibleCount = results.filter(({ possible }) => possible).length;
  return { results, possibleCount, impossibleCount: ids.length - possibleCount, possibleSum: `${possibleCount * 800}.00` };
}

function batchResult(id: string, autoPayout: boolean | undefined) {
  if (id === idOf(4)) return { id, result: 'refused', payoutState: 'rejected', message: 'This withdrawal is rejected now (bob).' };
  return autoPayout
    ? { id, result: 'queued', payoutState: 'held', message: null }
    : { id, result: 'decided', payoutState: 'paid', message: null };
}

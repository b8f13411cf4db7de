import { answerOf, type Callees } from '../callees/index.ts';

const HOUR_MS = 3_600_000;
const HOURS = 24;
const SHOWN = 100;

export async function readPayoutBoard(wallet: Callees['wallet'], now: Date) {
  const [{ processing: processingCount, ...board }, normal, test, paidByHour] = await Promise.all([
    answerOf('wallet', wallet.GET('/internal/payouts')),
    listProcessing(wallet, 'normal'),
    listProcessing(wallet, 'test'),
    readPaidByHour(wallet, now),
  ]);
  return { ...board, processingCount, processing: [...normal, ...test], paidByHour };
}

async function listProcessing(wallet: Callees['wallet'], type: 'normal' | 'test') {
  const query = { type, payoutState: 'processing', sort: 'createdAt', limit: SHOWN } as const;
  return (await answerOf('wallet', wallet.GET('/internal/withdrawals', { params: { query } }))).withdrawals;
}

async function readPaidByHour(wallet: Callees['wallet'], now: Date) {
  const endMs = Math.floor(now.getTime() / HOUR_MS + 1) * HOUR_MS;
  const startMs = endMs - HOURS * HOUR_MS;
  const query = { from: new Date(startMs).toISOString(), to: new Date(endMs).toISOString(), by: 'hour' } as const;
  const { totals } = await answerOf('wallet', wallet.GET('/internal/stats/movements', { params: { query } }));
  const paid = new Map(totals.filter(({ type }) => type === 'payout').map((total) => [Date.parse(total.start), total]));
  return Array.from({ length: HOURS }, (_, hour) => {
    const atMs = startMs + hour * HOUR_MS;
    const total = paid.get(atMs);
    return { start: new Date(atMs).toISOString(), amount: total?.amount ?? '0.00', count: total?.movements ?? 0 };
  });
}

import { formatMoney, MoneyText, shortName, Type, type App, type Database } from '@facet/service-kit';

const FRESH_MS = 30_000;
const SHOWN = 5;

interface RecentPayout {
  name: string;
  amount: string;
  paidAt: string;
}

/** What the landing page says of withdrawals that were really paid. */
export function recentPayoutRoutes(app: App, { database }: { database: Database }): void {
  let last: { payouts: RecentPayout[]; readAtMs: number } | undefined;

  app.get(
    '/api/live/payouts',
    {
      schema: {
        operationId: 'listRecentPayouts',
        summary: 'The last withdrawals that were paid, the newest first',
        description: 'With shortened names, without those of members who hide theirs; at most half a minute old.',
        response: {
          200: Type.Object({
            payouts: Type.Array(
              Type.Object({
                name: Type.String({ description: 'the username, shortened' }),
                amount: MoneyText,
                paidAt: Type.String({ format: 'date-time' }),
              }),
            ),
          }),
        },
      },
      config: { permission: 'anyone' },
    },
    async (_request, reply) => {
      void reply.header('cache-control', `public, max-age=${FRESH_MS / 1000}`);
      if (!last || Date.now() - last.readAtMs > FRESH_MS) last = { payouts: await readPayouts(database), readAtMs: Date.now() };
      return { payouts: last.payouts };
    },
  );
}

async function readPayouts(database: Database): Promise<RecentPayout[]> {
  const rows = await database('withdrawals as w')
    .leftJoin('members as m', 'm.member_id', 'w.member_id')
    .where({ 'w.state': 'paid', 'w.type': 'normal' })
    .whereNotNull('w.processed_at')
    .whereRaw('not exists (select from hidden_payouts h where h.member_id = w.member_id)')
    .orderBy('w.processed_at', 'desc')
    .limit(SHOWN)
    .select<{ username: string | null; amount: bigint; processed_at: Date }[]>('m.username', 'w.amount', 'w.processed_at');
  return rows.map(({ username, amount, processed_at }) => ({
    name: shortName(username ?? ''),
    amount: formatMoney(amount),
    paidAt: processed_at.toISOString(),
  }));
}

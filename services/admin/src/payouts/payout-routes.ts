import { ErrorAnswer, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';
import { PayoutBoard, WalletAudits } from './payout-schemas.ts';
import { readPayoutBoard } from './read-payout-board.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const forEveryone = { permission: { operator: 'moderator' } } as const;

/** Payouts that wait for an answer, what stops them, and the wallet's own proof of the money. */
export function payoutRoutes(app: App, { callees: { wallet }, trail }: AdminContext): void {
  app.get(
    '/api/admin/payouts',
    {
      schema: {
        operationId: 'readPayoutBoard',
        summary: 'Whether payouts are stopped, what is spent today, and which payouts wait for an answer',
        response: { 200: PayoutBoard, ...errors },
      },
      config: forEveryone,
    },
    () => readPayoutBoard(wallet, new Date()),
  );

  app.get(
    '/api/admin/wallet-audits',
    {
      schema: {
        operationId: 'listWalletAudits',
        summary: 'What the last audits of the money found',
        response: { 200: WalletAudits, ...errors },
      },
      config: forEveryone,
    },
    () => answerOf('wallet', wallet.GET('/internal/audits')),
  );

  app.post(
    '/api/admin/wallet-audits',
    {
      schema: {
        operationId: 'startWalletAudit',
        summary:
          'Proves all of the money now, see `running` for its end. Stopped payouts go on once the checks that failed have run and found nothing',
        response: { 202: WalletAudits, ...errors },
      },
      config: { permission: { operator: 'admin' }, action: 'wallet_audit.start' },
    },
    async (request, reply) => {
      const object = { type: 'wallet', id: 'audit', label: 'The audit of the money' };
      const audits = await trail.act(request, { action: 'wallet_audit.start', object }, async () => ({
        result: await answerOf('wallet', wallet.POST('/internal/audits', { body: { by: request.operator.username } })),
      }));
      return reply.code(202).send(audits);
    },
  );
}

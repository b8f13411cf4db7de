import { MoneyText, Type, type App } from '@facet/service-kit';
import type { PublicStats } from './public-stats.ts';

const Figures = Type.Object({
  members: Type.Integer(),
  robuxDistributed: { ...MoneyText, description: 'what members have earned' },
  robuxPaidOut: Type.Optional({ ...MoneyText, description: 'what withdrawals have paid out; absent: not known yet' }),
  activeUsers: Type.Integer({ description: 'members who were here within 24 hours' }),
});

export function statsRoutes(app: App, { stats }: { stats: PublicStats }): void {
  app.get(
    '/api/public/stats',
    {
      schema: { operationId: 'getPublicStats', summary: 'The community’s figures, at most a minute old', response: { 200: Figures } },
      config: { permission: 'anyone' },
    },
    () => stats.read(),
  );
}

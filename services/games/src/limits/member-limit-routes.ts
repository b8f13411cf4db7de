import { ErrorAnswer, Type, type App, type Kit } from '@facet/service-kit';
import { Limits, presentLimitsOf } from './present-limits.ts';

/** What a member has set for themselves, for operators. They cannot change it. */
export function memberLimitRoutes(app: App, kit: Pick<Kit, 'database' | 'settings'>): void {
  app.get(
    '/api/admin/play-limits/of-member/:memberId',
    {
      schema: {
        operationId: 'getMemberPlayLimits',
        summary: 'A member’s own limits, as they are in force now',
        params: Type.Object({ memberId: Type.String({ format: 'uuid' }) }),
        response: { 200: Limits, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'moderator' } },
    },
    (request) => presentLimitsOf(kit, request.params.memberId),
  );
}

import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { listNotices } from './list-notices.ts';
import { Notice, presentNotice } from './notice.ts';

/** What members read. */
export function noticeRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/sample/notices',
    {
      schema: {
        operationId: 'listNotices',
        summary: 'The newest fifty notices, the newest first',
        response: { 200: Type.Object({ notices: Type.Array(Notice) }), '4xx': ErrorAnswer },
      },
      config: { permission: 'member' },
    },
    async () => ({ notices: (await listNotices(database)).map(presentNotice) }),
  );
}

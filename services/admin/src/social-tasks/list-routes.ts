import { type App, CsvFile, type CsvRow, ErrorAnswer, sendCsv, type Static, Type } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf, type Callees } from '../callees/index.ts';
import { listAnswer } from '../list-query.ts';
import { SocialTask, TaskCounts, TaskFilter, TaskQuery } from './social-task.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const LARGEST_PAGE = 200;
const HEADINGS = ['Title', 'Link', 'Active', 'Pays', 'Reward R$', 'Completed', 'Paid out R$', 'Created (UTC)', 'Id'];

export function taskListRoutes(app: App, { callees }: AdminContext): void {
  app.get(
    '/api/admin/social-media-tasks',
    {
      schema: {
        operationId: 'listSocialTasks',
        summary: 'Inactive ones too, the newest first; search is a part of title or link',
        querystring: TaskQuery,
        response: { 200: Type.Object({ tasks: Type.Array(SocialTask), counts: TaskCounts, ...listAnswer }), ...errors },
      },
      config,
    },
    ({ query }) => answerOf('earn', callees.earn.GET('/internal/social-media-tasks', { params: { query } })),
  );

  app.get(
    '/api/admin/social-media-tasks.csv',
    {
      schema: {
        operationId: 'exportSocialTasks',
        summary: 'The same as a file for a spreadsheet',
        querystring: TaskFilter,
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    (request, reply) => sendCsv(reply, 'facet-social-tasks', HEADINGS, exportTasks(callees, request.query)),
  );
}

async function* exportTasks({ earn }: Callees, filter: Static<typeof TaskFilter>): AsyncGenerator<CsvRow[]> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { ...filter, limit: LARGEST_PAGE, ...(cursor !== undefined && { cursor }) };
    const page: { tasks: Static<typeof SocialTask>[]; nextCursor: string | null } = await answerOf(
      'earn',
      earn.GET('/internal/social-media-tasks', { params: { query } }),
    );
    yield page.tasks.map(rowOf);
    cursor = page.nextCursor;
  }
}

function rowOf({ title, link, isActive, isRealReward, reward, completedCount, paidOut, createdAt, id }: Static<typeof SocialTask>): CsvRow {
  return [title, link, isActive ? 'yes' : 'no', isRealReward ? 'yes' : 'no', reward, completedCount, paidOut, createdAt, id];
}

import { type App, containing, type Database, ErrorAnswer, type SortFields, type Static, Type } from '@facet/service-kit';
import { pageAnswer, pageOf, sortedPageQuery, type Query } from '../operators/index.ts';
import { listedTasks, type ListedTask, readTask } from './manage-tasks.ts';
import { OperatorTaskView, presentTask } from './task-view.ts';

const config = { permission: { services: ['admin'] } };
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const One = Type.Object({ task: OperatorTaskView });
const sorting: SortFields = {
  title: { expression: 'lower(title)', type: 'text' },
  reward: { expression: 'reward_hundredths', type: 'bigint' },
};
const Count = Type.Integer({ minimum: 0 });
const Counts = Type.Object({ all: Count, active: Count, notPaidOut: Count }, { description: 'found by the search' });
const filters = { active: { is_active: true }, inactive: { is_active: false }, not_paid_out: { is_real_reward: false } };
type Filter = keyof typeof filters;

/** What operators see of social tasks. */
export function taskListRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/internal/social-media-tasks',
    {
      schema: {
        operationId: 'listAllSocialTasks',
        summary: 'The tasks that were not deleted, inactive ones too; search is a part of title or link',
        querystring: Type.Object({
          ...sortedPageQuery(sorting),
          state: Type.Optional(Type.Unsafe<Filter>({ type: 'string', enum: Object.keys(filters) })),
        }),
        response: { 200: Type.Object({ tasks: Type.Array(OperatorTaskView), counts: Counts, ...pageAnswer }), '4xx': ErrorAnswer },
      },
      config,
    },
    async ({ query: { search, state, ...page } }) => {
      const query = listedTasks(database) as Query;
      if (search !== undefined)
        void query.where((either) => void either.whereILike('title', containing(search)).orWhereILike('link', containing(search)));
      const counts = await countTasks(database, query);
      if (state !== undefined) void query.where(filters[state]);
      const { rows, ...rest } = await pageOf<ListedTask>(database, query, page, sorting);
      return { tasks: rows.map(presentTask), counts, ...rest };
    },
  );

  app.get(
    '/internal/social-media-tasks/:id',
    {
      schema: { operationId: 'readSocialTask', summary: 'task_not_found 404', params, response: { 200: One, '4xx': ErrorAnswer } },
      config,
    },
    async (request) => ({ task: presentTask(await readTask(database, request.params.id)) }),
  );
}

async function countTasks(database: Database, query: Query): Promise<Static<typeof Counts>> {
  const columns = `count(*) as "all", count(*) filter (where is_active) as active, count(*) filter (where not is_real_reward) as unpaid`;
  const found = query.clone().clearSelect().select('is_active', 'is_real_reward');
  const [counted] = await database.from(found.as('found')).select<{ all: bigint; active: bigint; unpaid: bigint }[]>(database.raw(columns));
  return { all: Number(counted?.all ?? 0n), active: Number(counted?.active ?? 0n), notPaidOut: Number(counted?.unpaid ?? 0n) };
}

import {
  type App,
  containing,
  CsvFile,
  type CsvRow,
  type Database,
  eachPage,
  ErrorAnswer,
  type QueryOf,
  sendCsv,
  type SortFields,
  type Static,
  Type,
} from '@facet/service-kit';
import { pageAnswer, pageOf, sortedPageQuery } from '../operators/index.ts';
import { listedTasks, type ListedTask } from './manage-tasks.ts';
import { OperatorTaskView, presentTask } from './task-view.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const LARGEST_PAGE = 200;
const HEADINGS = ['Title', 'Link', 'Active', 'Pays', 'Reward R$', 'Completed', 'Paid out R$', 'Created (UTC)', 'Id'];
const sorting: SortFields = {
  title: { expression: 'lower(title)', type: 'text' },
  reward: { expression: 'reward_hundredths', type: 'bigint' },
  order: { expression: 'position', type: 'bigint' },
};
const Count = Type.Integer({ minimum: 0 });
const Counts = Type.Object({ all: Count, active: Count, notPaidOut: Count }, { description: 'found by the search' });
const filters = { active: { is_active: true }, inactive: { is_active: false }, not_paid_out: { is_real_reward: false } };
type Filter = keyof typeof filters;

const TaskQuery = Type.Object(
  { ...sortedPageQuery(sorting), state: Type.Optional(Type.Unsafe<Filter>({ type: 'string', enum: Object.keys(filters) })) },
  { additionalProperties: false },
);
const TaskFilter = Type.Pick(TaskQuery, ['search', 'sort', 'state'], { additionalProperties: false });

/** What operators see of social tasks: those that were not deleted. */
export function taskListRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/admin/social-media-tasks',
    {
      schema: {
        operationId: 'listAllSocialTasks',
        summary: 'All tasks, inactive ones too, the newest first',
        description: '`search` is a part of title or link.',
        querystring: TaskQuery,
        response: { 200: Type.Object({ tasks: Type.Array(OperatorTaskView), counts: Counts, ...pageAnswer }), ...errors },
      },
      config,
    },
    async ({ query: { state, ...page } }) => {
      const counts = await countTasks(database, found(database, page));
      const { rows, ...rest } = await pageOf(database, found(database, { ...page, state }), page, sorting);
      return { tasks: rows.map(presentTask), counts, ...rest };
    },
  );

  app.get(
    '/api/admin/social-media-tasks.csv',
    {
      schema: {
        operationId: 'exportSocialTasks',
        summary: 'Tasks, as a file for a spreadsheet',
        description: 'By the same filters as the list.',
        querystring: TaskFilter,
        response: { 200: CsvFile, ...errors },
      },
      config: { permission: { operator: 'moderator', anySignIn: 'every member sees the tasks' } },
    },
    ({ query }, reply) => sendCsv(reply, 'facet-social-tasks', HEADINGS, exportTasks(database, query)),
  );
}

function found(database: Database, { search, state }: { search?: string; state?: Filter | undefined }) {
  const query = listedTasks(database);
  if (search !== undefined)
    void query.where((either) => void either.whereILike('title', containing(search)).orWhereILike('link', containing(search)));
  if (state !== undefined) void query.where(filters[state]);
  return query;
}

async function* exportTasks(database: Database, { sort, ...filter }: Static<typeof TaskFilter>): AsyncGenerator<CsvRow[]> {
  const pages = eachPage((cursor) =>
    pageOf(database, found(database, filter), { sort, limit: LARGEST_PAGE, ...(cursor !== undefined && { cursor }) }, sorting),
  );
  for await (const rows of pages) yield rows.map((row) => rowOf(presentTask(row)));
}

function rowOf({
  title,
  link,
  isActive,
  isRealReward,
  reward,
  completedCount,
  paidOut,
  createdAt,
  id,
}: Static<typeof OperatorTaskView>): CsvRow {
  return [title, link, isActive ? 'yes' : 'no', isRealReward ? 'yes' : 'no', reward, completedCount, paidOut, createdAt, id];
}

async function countTasks(database: Database, query: QueryOf<ListedTask>): Promise<Static<typeof Counts>> {
  const columns = `count(*) as "all", count(*) filter (where is_active) as active, count(*) filter (where not is_real_reward) as unpaid`;
  const [counted] = await query.clearSelect().select(database.raw(columns)).castTo<{ all: bigint; active: bigint; unpaid: bigint }[]>();
  return { all: Number(counted?.all ?? 0n), active: Number(counted?.active ?? 0n), notPaidOut: Number(counted?.unpaid ?? 0n) };
}

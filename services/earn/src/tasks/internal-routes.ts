import { type App, type Database, ErrorAnswer, formatMoney, MoneyInput, MoneyText, type Static, Type } from '@facet/service-kit';
import { containing, Line, Operator, pageAnswer, pageOf, pageQuery, type Query } from '../operators/index.ts';
import { createTask, deleteTask } from './manage-tasks.ts';
import type { Task } from './task.ts';

const config = { permission: { services: ['admin'] } };
const strict = { additionalProperties: false };

const OperatorTaskView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  title: Type.String(),
  link: Type.String(),
  reward: MoneyText,
  isActive: Type.Boolean(),
  isRealReward: Type.Boolean(),
  completedCount: Type.Integer({ minimum: 0 }),
  createdAt: Type.String({ format: 'date-time' }),
});

interface ListedTask extends Task {
  created_at: Date;
  completed_count?: bigint;
}

/** What operators do with social tasks. */
export function internalTaskRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/internal/social-media-tasks',
    {
      schema: {
        operationId: 'listAllSocialTasks',
        summary: 'The tasks that were not deleted, inactive ones too; search is a part of title or link',
        querystring: Type.Object(pageQuery),
        response: { 200: Type.Object({ tasks: Type.Array(OperatorTaskView), ...pageAnswer }), '4xx': ErrorAnswer },
      },
      config,
    },
    async ({ query: { search, ...page } }) => {
      const completed = database('task_progress').whereRaw('task_id = social_tasks.id and completed_at is not null').count('*');
      const query = database('social_tasks').select('social_tasks.*', completed.as('completed_count')).whereNull('deleted_at') as Query;
      if (search !== undefined)
        void query.where((either) => void either.whereILike('title', containing(search)).orWhereILike('link', containing(search)));
      const { rows, ...rest } = await pageOf<ListedTask>(database, query, page);
      return { tasks: rows.map(present), ...rest };
    },
  );

  app.post(
    '/internal/social-media-tasks',
    {
      schema: {
        operationId: 'createSocialTask',
        summary: 'Active and paid out unless said otherwise. task_fields_missing, task_link_invalid, task_reward_invalid 400',
        body: Type.Object(
          {
            by: Operator,
            title: Line({ maxLength: 100 }),
            link: Line({ maxLength: 500 }),
            reward: MoneyInput,
            isActive: Type.Optional(Type.Boolean()),
            isRealReward: Type.Optional(Type.Boolean()),
          },
          strict,
        ),
        response: { 200: Type.Object({ task: OperatorTaskView }), '4xx': ErrorAnswer },
      },
      config,
    },
    async ({ body: { by: operator, ...task } }) => ({ task: present(await createTask(database, task, operator)) }),
  );

  app.delete(
    '/internal/social-media-tasks/:id',
    {
      schema: {
        operationId: 'deleteSocialTask',
        summary: 'Members no longer see it; who completed it keeps his reward. task_not_found 404',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        body: Type.Object({ by: Operator }, strict),
        response: { 204: Type.Null(), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request, reply) => {
      await deleteTask(database, request.params.id, request.body.by);
      return reply.code(204).send(null);
    },
  );
}

function present(task: ListedTask): Static<typeof OperatorTaskView> {
  return {
    id: task.id,
    title: task.title,
    link: task.link,
    reward: formatMoney(task.reward_hundredths),
    isActive: task.is_active,
    isRealReward: task.is_real_reward,
    completedCount: Number(task.completed_count ?? 0n),
    createdAt: task.created_at.toISOString(),
  };
}

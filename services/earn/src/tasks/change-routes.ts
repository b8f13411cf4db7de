import { type App, type Database, ErrorAnswer, MoneyInput, Type } from '@facet/service-kit';
import { Line, Operator } from '../operators/index.ts';
import { createTask, deleteTask } from './manage-tasks.ts';
import { OperatorTaskView, presentTask } from './task-view.ts';

const config = { permission: { services: ['admin'] } };
const strict = { additionalProperties: false };

const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const One = Type.Object({ task: OperatorTaskView });
/** What operators change about social tasks. */
export function taskChangeRoutes(app: App, { database }: { database: Database }): void {
  app.post(
    '/internal/social-media-tasks',
    {
      schema: {
        operationId: 'createSocialTask',
        summary: 'Active and paid out unless said otherwise. task_fields_missing, task_link_invalid, task_reward_invalid 400',
        body: Type.Object(
          {
            by: Operator,
            id: Type.Optional(Type.String({ format: 'uuid', description: 'of the new task: the same call again changes nothing' })),
            title: Line({ maxLength: 100 }),
            link: Line({ maxLength: 500 }),
            reward: MoneyInput,
            isActive: Type.Optional(Type.Boolean()),
            isRealReward: Type.Optional(Type.Boolean()),
          },
          strict,
        ),
        response: { 200: One, '4xx': ErrorAnswer },
      },
      config,
    },
    async ({ body: { by: operator, ...task } }) => ({ task: presentTask(await createTask(database, task, operator)) }),
  );

  app.delete(
    '/internal/social-media-tasks/:id',
    {
      schema: {
        operationId: 'deleteSocialTask',
        summary: 'Members no longer see it; who completed it keeps his reward. task_not_found 404',
        params,
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

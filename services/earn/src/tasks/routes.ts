import { IdempotencyKey, type App, delivered, ErrorAnswer, type Kit, MoneyText, Type } from '@facet/service-kit';
import { completeTask } from './complete-task.ts';
import { listTasks } from './list-tasks.ts';
import { startTask } from './start-task.ts';
import { presentTask, TaskView } from './task.ts';

const config = { permission: 'member' } as const;
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const nothing = Type.Object({}, { additionalProperties: false });

/** Links to follow: listed, started, and completed after ten seconds. */
export function taskRoutes(app: App, { kit }: { kit: Kit }): void {
  app.get(
    '/api/social-media-tasks',
    {
      schema: {
        operationId: 'listSocialTasks',
        summary: 'The active tasks on social media, each with how far the member is',
        response: { 200: Type.Object({ tasks: Type.Array(TaskView) }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => ({ tasks: (await listTasks(kit.database, request.member.id)).map(presentTask) }),
  );

  app.post(
    '/api/social-media-tasks/:id/start',
    {
      schema: {
        operationId: 'startSocialTask',
        summary: 'Notes that the member followed a task’s link',
        again: 'same',
        errors: { task_not_found: 404, task_completed: 409 },
        params,
        body: nothing,
        response: { 200: Type.Object({ task: TaskView }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => ({ task: presentTask(await startTask(kit.database, request.member.id, request.params.id)) }),
  );

  app.post(
    '/api/social-media-tasks/:id/complete',
    {
      schema: {
        operationId: 'completeSocialTask',
        summary: 'Pays a task, ten seconds after its start at the earliest, once',
        description: '`task_too_early` comes with Retry-After.',
        errors: { task_not_started: 400, task_too_early: 400, task_not_found: 404, task_completed: 409, idempotency_key_reused: 422 },
        headers: IdempotencyKey,
        params,
        body: nothing,
        response: {
          200: Type.Object({ reward: MoneyText, credited: Type.Boolean({ description: 'false for a task that is not paid out' }) }),
          '4xx': ErrorAnswer,
        },
      },
      config,
    },
    async (request) => {
      const { reward, messageId } = await completeTask(kit, {
        memberId: request.member.id,
        taskId: request.params.id,
        idempotencyKey: request.headers['idempotency-key'],
      });
      if (messageId !== null) await delivered(kit.database, messageId);
      return { reward, credited: messageId !== null };
    },
  );
}

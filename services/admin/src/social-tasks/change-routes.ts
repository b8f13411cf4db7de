import { ErrorAnswer, Type, uuidv7, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';
import { NewSocialTask, SocialTask } from './social-task.ts';

const config = { permission: { operator: 'admin' } } as const;
const One = Type.Object({ task: SocialTask });
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

export function taskChangeRoutes(app: App, { callees: { earn }, trail }: AdminContext): void {
  app.post(
    '/api/admin/social-media-tasks',
    {
      schema: {
        operationId: 'createSocialTask',
        summary: 'task_fields_missing, task_link_invalid, task_reward_invalid 400',
        body: NewSocialTask,
        response: { 201: One, ...errors },
      },
      config,
    },
    async (request, reply) => {
      const { body: input, operator } = request;
      const id = uuidv7();
      const info = { action: 'social_task.create', object: { type: 'social_task', id, label: input.title.trim() }, input };
      const task = await trail.act(request, info, async () => {
        const body = { ...input, id, by: operator.username };
        const created = await answerOf('earn', earn.POST('/internal/social-media-tasks', { body }));
        return { result: created.task, after: created.task };
      });
      return reply.code(201).send({ task });
    },
  );

  app.delete(
    '/api/admin/social-media-tasks/:id',
    {
      schema: {
        operationId: 'deleteSocialTask',
        summary: 'Members no longer see it; who completed it keeps his reward. Answers it as it was. task_not_found 404',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: One, ...errors },
      },
      config,
    },
    async (request) => {
      const { params: path, operator } = request;
      const { task: before } = await answerOf('earn', earn.GET('/internal/social-media-tasks/{id}', { params: { path } }));
      const info = { action: 'social_task.delete', object: { type: 'social_task', id: path.id, label: before.title }, before };
      await trail.act(request, info, async () => {
        const body = { by: operator.username };
        return { result: await answerOf('earn', earn.DELETE('/internal/social-media-tasks/{id}', { params: { path }, body })) };
      });
      return { task: before };
    },
  );
}

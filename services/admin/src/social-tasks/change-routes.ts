import { type App, ErrorAnswer, formatMoney, idOf, MadeUnder, parseMoney, requireMade, type Static, Type } from '@facet/service-kit';
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
        summary: 'The same Idempotency-Key makes one task. task_fields_missing, task_link_invalid, task_reward_invalid 400, key_reused 409',
        headers: MadeUnder,
        body: NewSocialTask,
        response: { 201: One, ...errors },
      },
      config: { ...config, action: 'social_task.create' },
    },
    async (request, reply) => {
      const { body: input, operator } = request;
      const id = idOf(request);
      const info = { action: 'social_task.create', object: { type: 'social_task', id, label: input.title.trim() }, input };
      const task = await trail.act(request, info, async () => {
        const body = { ...input, id, by: operator.username };
        const created = await answerOf('earn', earn.POST('/internal/social-media-tasks', { body }));
        const made = requireMade(created.task, askedTask(input));
        return { result: made, after: made };
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
      config: { ...config, action: 'social_task.delete' },
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

/** As earn answers what it was asked for. */
function askedTask({ title, link, reward, isActive = true, isRealReward = true }: Static<typeof NewSocialTask>) {
  return {
    title: title.trim(),
    link: new URL(link.trim()).href,
    reward: formatMoney(parseMoney(reward, 'reward')),
    isActive,
    isRealReward,
  };
}

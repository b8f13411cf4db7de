import {
  type App,
  ErrorAnswer,
  formatMoney,
  idOf,
  type Kit,
  MadeUnder,
  MoneyInput,
  operatorAct,
  parseMoney,
  requireMade,
  type Static,
  Type,
} from '@facet/service-kit';
import { Line } from '../operators/index.ts';
import { createTask, deleteTask } from './manage-tasks.ts';
import { OperatorTaskView, presentTask } from './task-view.ts';

const One = Type.Object({ task: OperatorTaskView });
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const NewTask = Type.Object(
  {
    title: Line({ maxLength: 100 }),
    link: Line({ maxLength: 500, description: 'https' }),
    reward: MoneyInput,
    isActive: Type.Optional(Type.Boolean({ description: 'absent: true' })),
    isRealReward: Type.Optional(Type.Boolean({ description: 'absent: true' })),
  },
  { additionalProperties: false },
);

/** What operators change about social tasks. */
export function taskChangeRoutes(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/social-media-tasks',
      role: 'admin',
      action: 'social_task.create',
      schema: {
        operationId: 'createSocialTask',
        summary: 'Makes a task',
        errors: { task_fields_missing: 400, task_link_invalid: 400, task_reward_invalid: 400, key_reused: 409 },
        headers: MadeUnder,
        body: NewTask,
        response: { 201: One, ...errors },
      },
      asked: ({ headers, body: input }) => ({ subject: subjectOf({ id: idOf({ headers }), title: input.title.trim() }), input }),
    },
    async (transaction, { headers, body, operator }) => {
      const created = await createTask(transaction, { ...body, id: idOf({ headers }) }, operator.username);
      const task = requireMade(presentTask(created), asAnswered(body));
      return { result: { task }, subject: subjectOf(created), after: task };
    },
  );

  operatorAct(
    app,
    kit,
    {
      method: 'DELETE',
      url: '/api/admin/social-media-tasks/:id',
      role: 'admin',
      action: 'social_task.delete',
      schema: {
        operationId: 'deleteSocialTask',
        summary: 'Deletes a task: members no longer see it',
        description: 'Who completed it keeps the reward. Answers the task as it was.',
        again: 'refused',
        errors: { task_not_found: 404 },
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: One, ...errors },
      },
      asked: ({ params: { id } }) => ({ subject: subjectOf({ id }) }),
    },
    async (transaction, { params: { id }, operator }) => {
      const deleted = await deleteTask(transaction, id, operator.username);
      const task = presentTask(deleted);
      return { result: { task }, subject: subjectOf(deleted), before: task };
    },
  );
}

function asAnswered({ title, link, reward, isActive = true, isRealReward = true }: Static<typeof NewTask>) {
  const asked = { title: title.trim(), link: new URL(link.trim()).href, reward: formatMoney(parseMoney(reward, 'reward')) };
  return { ...asked, isActive, isRealReward };
}

function subjectOf({ id, title = id }: { id: string; title?: string }) {
  return { type: 'social_task', id, label: title };
}

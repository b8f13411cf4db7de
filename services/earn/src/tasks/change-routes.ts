import {
  type App,
  ErrorAnswer,
  formatMoney,
  idOf,
  keepPromise,
  type Kit,
  MadeUnder,
  MoneyInput,
  MoneyText,
  operatorAct,
  parseMoney,
  Proposed,
  proposalRoutes,
  requireMade,
  type Static,
  Type,
} from '@facet/service-kit';
import { Line, promisedToAll, promiseMore, readPromiseLimit } from '../operators/index.ts';
import { editTask, setTaskActive } from './edit-task.ts';
import { createTask, deleteTask, type ListedTask } from './manage-tasks.ts';
import { orderTasks } from './order-tasks.ts';
import { taskFields } from './task-fields.ts';
import { rewardOf } from './task.ts';
import { OperatorTaskView, presentTask } from './task-view.ts';

const One = Type.Object({ task: OperatorTaskView });
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const strict = { additionalProperties: false };
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const fields = {
  title: Line({ maxLength: 100 }),
  link: Line({ maxLength: 500, description: 'https' }),
  reward: MoneyInput,
  isRealReward: Type.Optional(Type.Boolean({ description: 'absent: true' })),
};
const NewTask = Type.Object({ ...fields, isActive: Type.Optional(Type.Boolean({ description: 'absent: true' })) }, strict);
const TaskEdit = Type.Object(
  { ...fields, version: Type.Integer({ description: 'of the task as it was seen: 409 task_changed when somebody else was quicker' }) },
  strict,
);
const Ids = Type.Array(Type.String({ format: 'uuid' }), { maxItems: 500, uniqueItems: true });
const TaskOrder = Type.Object(
  { ids: Ids, seen: { ...Ids, description: 'the order as it was seen: 409 task_order_changed when it is another by now' } },
  strict,
);

/** As it was asked for, and waits. */
const ProposedTask = Type.Object(
  { title: Type.String(), link: Type.String(), reward: MoneyText, isRealReward: Type.Boolean(), isActive: Type.Boolean() },
  { $id: 'ProposedTask' },
);
const KIND = 'social_task';

/** What operators change about social tasks. */
export function taskChangeRoutes(app: App, kit: Kit): void {
  createRoute(app, kit);
  editRoute(app, kit);
  pauseRoute(app, kit);
  orderRoute(app, kit);
  deleteRoute(app, kit);
  proposalRoutes(app, kit, {
    url: '/api/admin/social-media-tasks/proposals',
    kind: KIND,
    operations: {
      list: 'listProposedSocialTasks',
      confirm: 'confirmSocialTask',
      decline: 'declineSocialTask',
      withdraw: 'withdrawSocialTask',
    },
    asked: ProposedTask,
    errors: {},
    prepare: () => Promise.resolve(),
    subjectOf: ({ id, asked: { title } }) => subjectOf({ id, title }),
    async make(transaction, { id, asked, by }) {
      const { created } = await createTask(transaction, { ...asked, id }, by);
      return { after: told(presentTask(created)) };
    },
  });
}

function createRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/social-media-tasks',
      role: 'admin',
      action: 'social_task.create',
      orAction: 'social_task.propose',
      schema: {
        operationId: 'createSocialTask',
        summary: 'Makes a task',
        description:
          'It promises its reward to each member. 202: with what the operator promised alone in the last 24 hours it is above the setting `promise_limit`, so another one confirms it.',
        errors: {
          task_fields_missing: 400,
          task_link_invalid: 400,
          task_reward_invalid: 400,
          key_reused: 409,
          proposal_declined: 409,
          proposal_withdrawn: 409,
        },
        headers: MadeUnder,
        body: NewTask,
        response: { 201: One, 202: Proposed, ...errors },
      },
      prepare: () => readPromiseLimit(kit),
      asked: ({ headers, body: input }) => ({ subject: subjectOf({ id: idOf({ headers }), title: input.title.trim() }), input }),
    },
    async (transaction, { headers, body, operator }, alone) => {
      const id = idOf({ headers });
      const fields = taskFields(body);
      const asked = asAnswered(body);
      const promisedHundredths = await promisedToAll(transaction, rewardOf(fields, 0n));
      const waiting = await keepPromise(transaction, { id, kind: KIND, asked, promisedHundredths, operator }, alone);
      if (waiting) return { ...waiting, subject: subjectOf({ id, title: fields.title }) };
      const { created, isKnown } = await createTask(transaction, { ...body, id }, operator.username);
      const task = requireMade(presentTask(created), asked);
      return { result: { task }, subject: subjectOf(created), isKnown, after: told(task) };
    },
  );
}

function editRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'PUT',
      url: '/api/admin/social-media-tasks/:id',
      role: 'admin',
      action: 'social_task.edit',
      schema: {
        operationId: 'editSocialTask',
        summary: 'Mends a task',
        description: 'Who completed it keeps what they got; who has followed its link gets no less than it paid then.',
        again: 'same',
        errors: {
          task_fields_missing: 400,
          task_link_invalid: 400,
          task_reward_invalid: 400,
          task_not_found: 404,
          task_changed: 409,
          second_operator_needed: 409,
        },
        params,
        body: TaskEdit,
        response: { 200: One, ...errors },
      },
      prepare: () => readPromiseLimit(kit),
      asked: ({ params: { id }, body: { version: _, ...input } }) => ({ subject: subjectOf({ id, title: input.title.trim() }), input }),
    },
    async (transaction, { params: { id }, body, operator }, alone) => {
      const done = await editTask(transaction, { ...body, id }, operator.username);
      const before = await promisedToAll(transaction, rewardOf(done.before, 0n));
      const after = await promisedToAll(transaction, rewardOf(done.after, 0n));
      await promiseMore(transaction, { kind: 'social_task_reward', id, before, after, operator }, alone);
      return edited(done);
    },
  );
}

function pauseRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'PATCH',
      url: '/api/admin/social-media-tasks/:id',
      role: 'admin',
      action: 'social_task.switch',
      schema: {
        operationId: 'switchSocialTask',
        summary: 'Pauses a task, or goes on with it',
        description: 'A paused one is hidden and keeps its place; who has followed its link completes it.',
        again: 'same',
        errors: { task_not_found: 404 },
        params,
        body: Type.Object({ isActive: Type.Boolean() }, strict),
        response: { 200: One, ...errors },
      },
      asked: ({ params: { id }, body: input }) => ({ subject: subjectOf({ id }), input }),
    },
    async (transaction, { params: { id }, body: { isActive } }) => edited(await setTaskActive(transaction, id, isActive)),
  );
}

function orderRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'PUT',
      url: '/api/admin/social-media-tasks/order',
      role: 'admin',
      anySignIn: 'it pays nobody',
      action: 'social_task.order',
      schema: {
        operationId: 'orderSocialTasks',
        summary: 'In which order members see the tasks',
        again: 'same',
        errors: { task_order_changed: 409 },
        body: TaskOrder,
        response: { 200: Type.Object({ ids: Ids }), ...errors },
      },
      asked: () => ({ subject: { type: 'social_task', id: 'order', label: 'Order of tasks' } }),
    },
    async (transaction, { body }) => {
      const { before, after } = await orderTasks(transaction, body);
      return { result: { ids: after.map(({ id }) => id) }, before: inOrder(before), after: inOrder(after) };
    },
  );
}

function deleteRoute(app: App, kit: Kit): void {
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
        params,
        response: { 200: One, ...errors },
      },
      asked: ({ params: { id } }) => ({ subject: subjectOf({ id }) }),
    },
    async (transaction, { params: { id }, operator }) => {
      const deleted = await deleteTask(transaction, id, operator.username);
      const task = presentTask(deleted);
      return { result: { task }, subject: subjectOf(deleted), before: told(task) };
    },
  );
}

function edited({ before, after }: { before: ListedTask; after: ListedTask }) {
  const task = presentTask(after);
  return { result: { task }, subject: subjectOf(after), before: told(presentTask(before)), after: told(task) };
}

/** What the audit log tells of a task: not how often it was edited. */
function told({ version: _, ...task }: Static<typeof OperatorTaskView>) {
  return task;
}

const inOrder = (tasks: readonly { title: string }[]) => ({ order: tasks.map(({ title }) => title).join(', ') });

function asAnswered({ title, link, reward, isActive = true, isRealReward = true }: Static<typeof NewTask>) {
  const asked = { title: title.trim(), link: new URL(link.trim()).href, reward: formatMoney(parseMoney(reward, 'reward')) };
  return { ...asked, isActive, isRealReward };
}

function subjectOf({ id, title = id }: { id: string; title?: string }) {
  return { type: 'social_task', id, label: title };
}

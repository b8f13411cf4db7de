import { ErrorAnswer, MoneyInput, parseMoney, Type, type App, type Kit } from '@facet/service-kit';
import { platformFailures } from '@facet/service-kit/outward';
import { findActiveMember } from '../members/index.ts';
import type { PlatformClient } from '../platform/index.ts';
import { findOwnGamepass } from './find-own-gamepass.ts';
import { firstStepErrors } from './first-step-errors.ts';
import { FirstStepsView, presentFirstSteps } from './first-step-schemas.ts';
import { noteStep } from './note-step.ts';
import { readFirstSteps } from './read-first-steps.ts';
import { savingGoals } from './saving-goals.ts';

const config = { permission: 'member' } as const;
const nothing = Type.Object({}, { additionalProperties: false });
const response = { 200: FirstStepsView, '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/** "Your first steps": what a newcomer does in their first days, as far as it is money or the way to it. */
export function firstStepRoutes(app: App, { kit, platform }: { kit: Kit; platform: PlatformClient }): void {
  const { database } = kit;
  const read = async (memberId: string) => presentFirstSteps(await readFirstSteps(database, memberId), await savingGoals(kit));

  app.get(
    '/api/user/first-steps',
    { schema: { operationId: 'readFirstSteps', summary: 'How far the member is with their first five steps', response }, config },
    async (request) => read(request.member.id),
  );

  app.post(
    '/api/user/first-steps/goal',
    {
      schema: {
        operationId: 'chooseGoal',
        summary: 'Takes down what the member saves for',
        description: 'One of `goals`. It moves nothing.',
        again: 'same',
        errors: { goal_not_offered: 400 },
        body: Type.Object({ goal: MoneyInput }, { additionalProperties: false }),
        response,
      },
      config,
    },
    async (request) => {
      const goal = parseMoney(request.body.goal, 'goal');
      if (!(await savingGoals(kit)).includes(goal)) throw firstStepErrors('goal_not_offered', 'Please choose one of the amounts shown.');
      await noteStep(database, request.member.id, { goal });
      return read(request.member.id);
    },
  );

  app.post(
    '/api/user/first-steps/gamepass',
    {
      schema: {
        operationId: 'checkOwnGamepass',
        summary: 'Asks the game platform, now, whether the member has a gamepass on sale',
        again: 'same',
        errors: { ...platformFailures, no_experience: 404, no_gamepass: 404 },
        body: nothing,
        response,
      },
      config,
    },
    async (request) => {
      const member = await findActiveMember(kit, request.member.id);
      await noteStep(database, member.id, { gamepass_name: await findOwnGamepass(platform, member) });
      return read(member.id);
    },
  );

  app.post(
    '/api/user/first-steps/fold',
    {
      schema: {
        operationId: 'foldFirstSteps',
        summary: 'Puts the first steps away: they are not shown again',
        again: 'same',
        body: nothing,
        response,
      },
      config,
    },
    async (request) => {
      await noteStep(database, request.member.id, { folded_at: database.fn.now() });
      return read(request.member.id);
    },
  );
}

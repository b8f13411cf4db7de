import { ErrorAnswer, operatorAct, Type, type App, type Kit } from '@facet/service-kit';
import { findMember, findMemberNamed, type Member } from '../members/index.ts';
import { ListedAnswer, OverrideAnswer, presentListed, presentOverride } from './override-answer.ts';
import { overrideErrors } from './override-errors.ts';
import { removeOverride } from './remove-override.ts';
import { NewOverride, setOverride } from './set-override.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/** What operators change about members' win chances. */
export function overrideChangeRoutes(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/user-probability-overrides',
      role: 'admin',
      action: 'win_chance.set',
      schema: {
        operationId: 'setOverride',
        summary: 'Sets the win chance of one member in one game',
        description: 'It replaces the one before.',
        again: 'same',
        errors: { bad_username: 400, max_multiplier_invalid: 400, member_missing: 400, win_chance_invalid: 400, member_not_found: 404 },
        body: NewOverride,
        response: { 200: Type.Object({ override: OverrideAnswer }), ...errors },
      },
      asked: ({ body: { userId, username, gameType = 'bombs', ...values } }) => ({
        subject: memberSubject({ id: userId ?? '', username: username?.trim() ?? userId ?? '' }),
        input: { gameType, ...values },
      }),
      prepare: ({ body }) => chosenMember(kit, body),
    },
    async (transaction, { body, operator }, member) => {
      const { before, after } = await setOverride(transaction, member, body, operator.username);
      const override = presentOverride(after);
      return { result: { override }, subject: memberSubject(member), before: before && presentListed(before), after: override };
    },
  );

  operatorAct(
    app,
    kit,
    {
      method: 'DELETE',
      url: '/api/admin/user-probability-overrides/:id',
      role: 'admin',
      action: 'win_chance.restore',
      schema: {
        operationId: 'removeOverride',
        summary: 'Gives a member the usual win chance back',
        description: 'Answers the override as it was.',
        again: 'refused',
        errors: { override_not_found: 404 },
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: Type.Object({ override: ListedAnswer }), ...errors },
      },
      asked: ({ params: { id } }) => ({ subject: { type: 'win_chance', id, label: id } }),
    },
    async (transaction, { params: { id } }) => {
      const override = presentListed(await removeOverride(transaction, id));
      const { userId, username } = override;
      return { result: { override }, subject: memberSubject({ id: userId, username: username ?? userId }), before: override };
    },
  );
}

/**
 * Asked of identity before the transaction. @throws member_missing, bad_username (400), member_not_found (404),
 * unavailable (503)
 */
async function chosenMember(kit: Kit, { userId, username = '' }: NewOverride): Promise<Member> {
  const name = username.trim();
  if (userId === undefined && name === '') throw overrideErrors('member_missing', 'Please choose a member');
  const member = userId === undefined ? await findMemberNamed(kit, name) : await findMember(kit, userId);
  if (!member) throw overrideErrors('member_not_found', userId === undefined ? `There is no member ${name}` : 'There is no such member');
  return member;
}

function memberSubject({ id, username }: Member) {
  return { type: 'member', id, label: username };
}

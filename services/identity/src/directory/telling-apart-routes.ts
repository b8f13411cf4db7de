import { ErrorAnswer, operatorAct, Type, type App, type Kit, type Transaction } from '@facet/service-kit';
import { findMember, memberErrors } from '../members/index.ts';
import { takeBackTellingApart, tellApart } from './different-people.ts';

const params = Type.Object({ id: Type.String({ format: 'uuid' }), otherId: Type.String({ format: 'uuid' }) });
const response = { 200: Type.Object({ success: Type.Literal(true) }), '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const common = { again: 'same', errors: { member_not_found: 404 }, params, response } as const;
const aPair = ({ id }: { id: string }) => ({ type: 'member', id, label: id });

/** Two who share a device and are not one: a household, a shop. */
export function tellingApartRoutes(app: App, kit: Pick<Kit, 'database' | 'outbox' | 'log'>): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/devices/of-member/:id/different-from/:otherId',
      role: 'moderator',
      action: 'member.tell_apart',
      schema: {
        ...common,
        operationId: 'tellMembersApart',
        summary: 'Says that two members who share a device are different people',
        description: 'Their shared device is a risk sign of neither any more. Anybody else on it still is one.',
        body: Type.Object(
          { reason: Type.String({ minLength: 1, maxLength: 500, pattern: '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$' }) },
          { additionalProperties: false },
        ),
      },
      asked: ({ params: pair, body }) => ({ subject: aPair(pair), input: { ...body, otherId: pair.otherId } }),
    },
    async (transaction, { params: pair, body: { reason }, operator }) => {
      const [one, other] = await bothOf(transaction, pair);
      await tellApart(transaction, [one.id, other.id], { reason: reason.trim(), by: operator.username });
      return {
        result: { success: true as const },
        subject: { type: 'member', id: one.id, label: one.username },
        after: { differentFrom: other.username, reason: reason.trim() },
      };
    },
  );

  operatorAct(
    app,
    kit,
    {
      method: 'DELETE',
      url: '/api/admin/devices/of-member/:id/different-from/:otherId',
      role: 'moderator',
      action: 'member.untell_apart',
      schema: { ...common, operationId: 'takeBackTellingApart', summary: 'Takes back that two members are different people' },
      asked: ({ params: pair }) => ({ subject: aPair(pair), input: { otherId: pair.otherId } }),
    },
    async (transaction, { params: pair }) => {
      const [one, other] = await bothOf(transaction, pair);
      const wasSaid = await takeBackTellingApart(transaction, [one.id, other.id]);
      return {
        result: { success: true as const },
        subject: { type: 'member', id: one.id, label: one.username },
        ...(wasSaid && { before: { differentFrom: other.username } }),
      };
    },
  );
}

/** @throws member_not_found (404), also for one and the same */
async function bothOf(transaction: Transaction, { id, otherId }: { id: string; otherId: string }) {
  const [one, other] = [await findMember(transaction, id), await findMember(transaction, otherId)];
  if (!one || !other || id === otherId) throw memberErrors('member_not_found', 'There is no such member');
  return [one, other] as const;
}

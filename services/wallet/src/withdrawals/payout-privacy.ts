import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';

const config = { permission: 'member' } as const;
const Privacy = Type.Object(
  { shown: Type.Boolean({ description: 'with the name shortened, as everybody’s' }) },
  { additionalProperties: false },
);
const response = { 200: Privacy, '4xx': ErrorAnswer };

/** Whether a member’s payouts are among those that others see. */
export function payoutPrivacyRoutes(app: App, { database }: { database: Database }): void {
  const ofMember = (memberId: string) => database<{ member_id: string }>('hidden_payouts').where({ member_id: memberId });

  app.get(
    '/api/user/payout-privacy',
    { schema: { operationId: 'readPayoutPrivacy', summary: 'Whether others see the member’s payouts', response }, config },
    async (request) => ({ shown: (await ofMember(request.member.id).first('member_id')) === undefined }),
  );

  app.put(
    '/api/user/payout-privacy',
    {
      schema: {
        operationId: 'setPayoutPrivacy',
        summary: 'Shows the member’s payouts to others, or leaves them out',
        description: 'What was read before may be shown for half a minute more.',
        again: 'same',
        body: Privacy,
        response,
      },
      config,
    },
    async (request) => {
      const { shown } = request.body;
      if (shown) await ofMember(request.member.id).delete();
      else await database('hidden_payouts').insert({ member_id: request.member.id }).onConflict().ignore();
      return { shown };
    },
  );
}

import { MoneyText, Type, type Static, repeatable } from '@facet/service-kit';
import { answerOf, type Callees } from '../callees/index.ts';

const Text = Type.String();
const NullableText = Type.Union([Text, Type.Null()]);
const statuses = ['pending', 'completed', 'failed'] as const;
const payoutStates = ['held', 'processing', 'unknown', 'paid', 'rejected', 'cancelled'] as const;
export const Status = Type.Unsafe<(typeof statuses)[number]>({ type: 'string', enum: [...statuses] });
export const PayoutState = Type.Unsafe<(typeof payoutStates)[number]>({
  type: 'string',
  enum: [...payoutStates],
  description: 'held: waits for a decision; unknown: nobody knows yet whether it was bought',
});

const fields = {
  id: Text,
  userId: Text,
  username: NullableText,
  amount: MoneyText,
  status: Status,
  payoutState: PayoutState,
  type: Type.Unsafe<'normal' | 'test'>({ type: 'string', enum: ['normal', 'test'] }),
  gamepassName: Text,
  experienceName: NullableText,
  gamepassId: Text,
  gamepassLink: Text,
  reason: Type.Union([Text, Type.Null()], { description: 'why it was rejected; the member reads it' }),
  decidedBy: NullableText,
  note: Type.Union([Text, Type.Null()], { description: 'why the last try did not pay' }),
  queuedBy: NullableText,
  queuedAt: Type.Union([Text, Type.Null()], { description: 'since then it waits for the bot' }),
  reservedUntil: Type.Union([Text, Type.Null()], { description: 'decidedBy buys it by hand and has until then' }),
  createdAt: Type.String({ format: 'date-time' }),
  changedAt: Type.String({ format: 'date-time' }),
  processedAt: NullableText,
};

/** A withdrawal as the wallet tells of it. */
export const Withdrawal = Type.Object(fields, { $id: 'AdminWithdrawal' });
export type Withdrawal = Static<typeof Withdrawal>;

/** In a list, with what an operator looks at before he decides; null where a service is away. */
export const QueuedWithdrawal = Type.Object({
  ...fields,
  balance: Type.Union([MoneyText, Type.Null()], { description: 'the member’s, now' }),
  debt: Type.Union([MoneyText, Type.Null()]),
  disabled: Type.Union([Type.Boolean(), Type.Null()]),
  riskSigns: Type.Union([Type.Array(Text), Type.Null()]),
});
export type QueuedWithdrawal = Static<typeof QueuedWithdrawal>;

/** Adds the members' balances and signs; a list without them is better than none. */
export async function withMembers({ identity, wallet }: Callees, withdrawals: readonly Withdrawal[]): Promise<QueuedWithdrawal[]> {
  const memberIds = [...new Set(withdrawals.map(({ userId }) => userId))];
  if (memberIds.length === 0) return [];
  const body = { memberIds };
  const [balances, members] = await Promise.all([
    answerOf('wallet', wallet.POST('/internal/balances', { body, ...repeatable() })).then((answer) => answer.balances, none),
    answerOf('identity', identity.POST('/internal/directory/members', { body, ...repeatable() })).then((answer) => answer.members, none),
  ]);
  return withdrawals.map((withdrawal) => {
    const money = balances.find(({ memberId }) => memberId === withdrawal.userId);
    const member = members.find(({ id }) => id === withdrawal.userId);
    return {
      ...withdrawal,
      balance: money?.balance ?? null,
      debt: money?.debt ?? null,
      disabled: member?.disabled ?? null,
      riskSigns: member?.riskSigns ?? null,
    };
  });
}

const none = (): never[] => [];

/** How the audit trail names it. */
export const objectOf = ({ id, username, amount }: Pick<Withdrawal, 'id' | 'username' | 'amount'>) => ({
  type: 'withdrawal',
  id,
  label: `${amount} R$ of ${username ?? 'a member'}`,
});

/** What the audit trail keeps of it before and after. */
export const stateOf = ({ status, payoutState, decidedBy }: Withdrawal) => ({ status, payoutState, decidedBy });

import { dataOf, httpErrors, MoneyText, parseMoney, Type, type EventHandler, type Outbox } from '@facet/service-kit';
import { findMember } from '../members/index.ts';
import { creditBonus } from './credit-bonus.ts';
import { reverseBonus } from './reverse-bonus.ts';

const EarningId = Type.String({ minLength: 1, maxLength: 200 });
const MemberId = Type.String({ format: 'uuid' });
const Credited = Type.Object({
  earningId: EarningId,
  memberId: MemberId,
  source: Type.String({ minLength: 1, maxLength: 50 }),
  amount: MoneyText,
});
const Reversed = Type.Object({ earningId: EarningId, memberId: MemberId });

/**
 * What earn tells: a credit of a wall, task or promo code, and its chargeback, in any order, each as often as it likes.
 */
export function earningEvents(outbox: Outbox): Readonly<Record<string, EventHandler>> {
  return {
    'rewards.earn.earning.credited.v1': async (transaction, event) => {
      const { amount, ...rest } = dataOf(event, Credited);
      const earning = { ...rest, earnedHundredths: parseMoney(amount, 'amount') };
      const member = await findMember(transaction, earning.memberId);
      // Whether they were referred is not known yet: earn tells it again.
      if (!member?.registeredAt) throw httpErrors('unavailable', `nothing is known yet of member ${earning.memberId}`);
      if (member.referrerId !== null)
        await creditBonus(transaction, outbox, { ...earning, referrerId: member.referrerId, username: member.username });
    },
    'rewards.earn.earning.reversed.v1': async (transaction, event) => {
      const earning = dataOf(event, Reversed);
      await reverseBonus(transaction, outbox, earning);
    },
  };
}

import { type Command, formatMoney } from '@facet/service-kit';
import type { Earning, EarningSource } from './earning.ts';

type Credit = Pick<Earning, 'key' | 'member_id' | 'source' | 'provider' | 'amount_hundredths' | 'label'>;

export function creditCommand(credit: Credit): Command {
  return {
    to: 'wallet',
    path: '/internal/transfers',
    subject: subjectOf(credit),
    body: {
      transfers: [
        {
          key: credit.key,
          memberId: credit.member_id,
          direction: 'credit',
          account: accountOf(credit),
          amount: formatMoney(credit.amount_hundredths),
          type: types[credit.source],
          reason: credit.label,
        },
      ],
    },
  };
}

/** Undoes the credit of that key. The wallet bears it coming first: the two messages may overtake each other. */
export function reverseCommand({ key, member_id }: Pick<Earning, 'key' | 'member_id'>): Command {
  return { to: 'wallet', path: '/internal/transfers/reverse', subject: subjectOf({ key, member_id }), body: { memberId: member_id, key } };
}

/** The credit and its reversal keep their order. */
const subjectOf = ({ key, member_id }: Pick<Earning, 'key' | 'member_id'>): string => `${member_id} ${key}`;

const types: Readonly<Record<EarningSource, string>> = {
  wall: 'wall_credit',
  task: 'social_task',
  promo: 'promo',
  daily: 'daily_bonus',
  weekly: 'weekly_challenge',
  referral: 'referral_reward',
};

/** The system account that pays. */
function accountOf({ source, provider }: Credit): string {
  if (source === 'wall') return `wall:${provider}`;
  return source === 'promo' ? 'promo' : 'house';
}

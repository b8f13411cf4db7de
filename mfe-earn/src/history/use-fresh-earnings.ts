import { useDispatch, useNewTransactions } from '@facet/remote-kit';
import { earnApi } from '../api/earn-api.ts';

/** The wallet's names for what is earned, and for what is taken back. Bets and withdrawals change nothing here. */
const OURS: ReadonlySet<string> = new Set([
  'wall_credit',
  'social_task',
  'promo',
  'daily_bonus',
  'weekly_challenge',
  'referral_reward',
  'referral_bonus',
  'event_prize',
  'reversed',
]);

/**
 * While the page is there, earnings that arrive (from a wall, another tab) make rewards and history be asked for anew.
 */
export function useFreshEarnings(): void {
  const dispatch = useDispatch();
  useNewTransactions(({ type }) => {
    if (type !== null && OURS.has(type)) dispatch(earnApi.util.invalidateTags(['Rewards', 'Earnings']));
  });
}

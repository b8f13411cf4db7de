import { msg, type Message } from '@facet/remote-kit';
import { lazy, type ComponentType } from 'react';
import type { OverviewCounts } from '../overview/overview-api.ts';

export interface ConsoleTab {
  /** In the address: `/admin?tab=users`. */
  id: string;
  label: Message;
  /** The figure beside the label. */
  count?: (counts: OverviewCounts) => number | null;
  /** Somebody should look: the figure stands out while it is not 0. */
  isHot?: boolean;
  Content: ComponentType;
}

/** The nine tabs of the console, each in a file of its own folder. */
export const TABS: readonly ConsoleTab[] = [
  { id: 'users', label: msg('Users'), count: ({ totalUsers }) => totalUsers, Content: page(() => import('../members/users-tab.tsx')) },
  {
    id: 'withdrawals',
    label: msg('Withdrawals'),
    count: ({ pendingWithdrawals }) => pendingWithdrawals,
    isHot: true,
    Content: page(() => import('../withdrawals/withdrawals-tab.tsx')),
  },
  { id: 'promos', label: msg('Promos'), Content: page(() => import('../promo-codes/promos-tab.tsx')) },
  { id: 'events', label: msg('Events'), Content: page(() => import('../events/events-tab.tsx')) },
  { id: 'social', label: msg('Social Media'), Content: page(() => import('../social-links/social-tab.tsx')) },
  { id: 'tasks', label: msg('Social Tasks'), Content: page(() => import('../social-tasks/tasks-tab.tsx')) },
  { id: 'referrals', label: msg('Referral Settings'), Content: page(() => import('../referral-ranks/referrals-tab.tsx')) },
  { id: 'probability', label: msg('Game Probability'), Content: page(() => import('../win-chances/probability-tab.tsx')) },
  { id: 'admins', label: msg('Admin Accounts'), Content: page(() => import('../admins/admins-tab.tsx')) },
];

function page(load: () => Promise<{ Component: ComponentType }>): ComponentType {
  return lazy(async () => ({ default: (await load()).Component }));
}

import { late, msg, type Message } from '@facet/remote-kit';
import { SkeletonCard, type IconName } from '@facet/ui';
import { createElement, type ComponentType } from 'react';
import { useBrought, type BroughtPlace } from '../brought/index.ts';
import type { OverviewCounts } from '../overview/overview-api.ts';
import { t } from '../texts.ts';

interface Tab {
  /** In the address: `/admin?tab=users`. */
  id: string;
  label: string;
  icon: IconName;
  order: number;
  /** The figure beside the label. */
  count?: (counts: OverviewCounts) => number | null;
}

/** One of the console's own, or one that a remote brings: known by the registry, loaded when it is opened. */
export type ConsoleTab = Tab & ({ Content: ComponentType } | { brought: BroughtPlace });

type OwnTab = Omit<Tab, 'label'> & { label: Message; Content: ComponentType };

/**
 * The console's own tabs, each in a file of its own folder. `order` as in remotes' `operators.tabs`: the nine are 10,
 * 20 … 90.
 */
const OWN_TABS: readonly OwnTab[] = [
  {
    id: 'users',
    icon: 'users-round',
    order: 10,
    label: msg('Users'),
    count: ({ totalUsers }) => totalUsers,
    Content: page(() => import('../members/users-tab.tsx')),
  },
  { id: 'social', icon: 'link', order: 50, label: msg('Social Media'), Content: page(() => import('../social-links/social-tab.tsx')) },
  { id: 'admins', icon: 'shield', order: 90, label: msg('Admin Accounts'), Content: page(() => import('../admins/admins-tab.tsx')) },
];

/** The tabs of the console, in their order: its own and those of all remotes. */
export function useTabs(): ConsoleTab[] {
  const { tabs } = useBrought();
  const own = OWN_TABS.map((tab) => ({ ...tab, label: t(tab.label) }));
  const brought = tabs.map((tab) => ({ id: tab.id, label: tab.label, icon: tab.icon, order: tab.order, brought: tab }));
  return [...own, ...brought].toSorted((one, other) => one.order - other.order);
}

function page(load: () => Promise<{ Component: ComponentType }>): ComponentType {
  return late(async () => (await load()).Component, createElement(SkeletonCard));
}

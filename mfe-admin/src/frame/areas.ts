import type { IconName } from '@facet/ui';

export interface Area {
  path: string;
  label: string;
  icon: IconName;
  /** In the bar; the others are behind the operator’s menu and in the palette. */
  inBar: boolean;
}

/** The pages of the operators' area. */
export const AREAS: readonly Area[] = [
  { path: '/admin', label: 'Console', icon: 'layout-dashboard', inBar: true },
  { path: '/admin/money', label: 'Money', icon: 'coins', inBar: true },
  { path: '/admin/postbacks', label: 'Postbacks', icon: 'scroll-text', inBar: true },
  { path: '/admin/audit', label: 'Audit', icon: 'history', inBar: true },
  { path: '/admin/releases', label: 'Releases', icon: 'trending-up', inBar: true },
  { path: '/admin/rbxhandler', label: 'Shirt tool', icon: 'copy', inBar: true },
  { path: '/admin/payouts', label: 'Payouts', icon: 'banknote-arrow-down', inBar: false },
  { path: '/admin/providers', label: 'Providers', icon: 'link', inBar: false },
  { path: '/admin/settings', label: 'Site settings', icon: 'settings', inBar: false },
];

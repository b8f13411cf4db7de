import { msg, type Message } from '@facet/remote-kit';
import type { IconName } from '@facet/ui';

export interface Area {
  path: string;
  label: Message;
  icon: IconName;
  /** In the bar; the others are behind the operator’s menu and in the palette. */
  inBar: boolean;
}

/** The pages of the operators' area. */
export const AREAS: readonly Area[] = [
  { path: '/admin', label: msg('Console'), icon: 'layout-dashboard', inBar: true },
  { path: '/admin/money', label: msg('Money'), icon: 'coins', inBar: true },
  { path: '/admin/postbacks', label: msg('Postbacks'), icon: 'scroll-text', inBar: true },
  { path: '/admin/audit', label: msg('Audit'), icon: 'history', inBar: true },
  { path: '/admin/releases', label: msg('Releases'), icon: 'trending-up', inBar: true },
  { path: '/admin/rbxhandler', label: msg('Shirt tool'), icon: 'copy', inBar: true },
  { path: '/admin/payouts', label: msg('Payouts'), icon: 'banknote-arrow-down', inBar: false },
  { path: '/admin/providers', label: msg('Providers'), icon: 'link', inBar: false },
  { path: '/admin/settings', label: msg('Site settings'), icon: 'settings', inBar: false },
];

import { isEnough } from '@facet/console-kit';
import { msg, useOperator, type Message } from '@facet/remote-kit';
import type { IconName } from '@facet/ui';
import { useBrought } from '../brought/index.ts';
import { t } from '../texts.ts';

export interface Area {
  path: string;
  label: string;
  icon: IconName;
  order: number;
  /** In the bar; the others are behind its More and in the palette. */
  inBar: boolean;
  /** The call that says how many things wait there. */
  badge?: string | undefined;
}

/** The pages that are the console's own. `order` as in remotes' `operators.tabs`. */
const OWN_AREAS: readonly (Omit<Area, 'label'> & { label: Message })[] = [
  { path: '/admin', label: msg('Console'), icon: 'layout-dashboard', order: 10, inBar: true },
  { path: '/admin/audit', label: msg('Audit'), icon: 'history', order: 40, inBar: true },
  { path: '/admin/releases', label: msg('Releases'), icon: 'trending-up', order: 50, inBar: true },
  { path: '/admin/rbxhandler', label: msg('Shirt tool'), icon: 'copy', order: 60, inBar: false },
  { path: '/admin/first-steps', label: msg('First steps'), icon: 'list-checks', order: 89, inBar: false },
  { path: '/admin/settings', label: msg('Site settings'), icon: 'settings', order: 90, inBar: true },
];

/** The pages of the operators' area, in their order: the console's own and those of all remotes. */
export function useAreas(): Area[] {
  const own = OWN_AREAS.map((area) => ({ ...area, label: t(area.label) }));
  const { role } = useOperator();
  const brought = useBrought().pages.map(({ inMenu, badge, ...page }) => ({
    ...page,
    inBar: !inMenu,
    badge: isEnough(role, page.role) ? badge : undefined,
  }));
  return [...own, ...brought].toSorted((one, other) => one.order - other.order);
}

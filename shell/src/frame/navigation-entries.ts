import { declaredText, type NavigationEntry, useMember } from '@facet/remote-kit';
import { toIconName, type IconName } from '@facet/ui';
import { useRemotes } from '../app/known-remotes.ts';
import { t } from '../texts.ts';

export interface FrameEntry {
  path: string;
  label: string;
  icon: IconName;
  /** The call that says how many things wait there. */
  badge?: string | undefined;
}

/**
 * The dashboard, and what the remotes declare in the order that they ask for. What is for operators only those with a
 * role see.
 */
export function useNavigationEntries(): FrameEntry[] {
  const { adminRole } = useMember();
  const declared = useRemotes()
    .entries.flatMap(({ navigation }) => navigation)
    .filter(({ audience }) => adminRole !== null || audience !== 'operator')
    .toSorted((one, other) => one.order - other.order || labelOf(one).localeCompare(labelOf(other)));
  const dashboard: FrameEntry = { path: '/', label: t('Dashboard'), icon: 'layout-dashboard' };
  return [
    dashboard,
    ...declared.map((entry) => ({ path: entry.path, label: labelOf(entry), icon: toIconName(entry.icon), badge: entry.badge })),
  ];
}

/** In the language of the page, as far as the remote speaks it. */
function labelOf({ label, labels }: NavigationEntry): string {
  return declaredText(label, labels);
}

import { useMember } from '@facet/remote-kit';
import { toIconName, type IconName } from '@facet/ui';
import { useRemotes } from '../app/known-remotes.ts';

export interface FrameEntry {
  path: string;
  label: string;
  icon: IconName;
}

const dashboard: FrameEntry = { path: '/', label: 'Dashboard', icon: 'layout-dashboard' };

/** The dashboard, and what the remotes declare in the order that they ask for. What is for operators only those with a role see. */
export function useNavigationEntries(): FrameEntry[] {
  const { adminRole } = useMember();
  const declared = useRemotes()
    .entries.flatMap(({ navigation }) => navigation)
    .filter(({ path, audience }) => adminRole !== null || (audience !== 'operator' && path !== '/admin'))
    .toSorted((one, other) => one.order - other.order || one.label.localeCompare(other.label));
  return [dashboard, ...declared.map(({ path, label, icon }) => ({ path, label, icon: toIconName(icon) }))];
}

import { Badge, type BadgeTone } from '../badge/badge.tsx';
import type { IconName } from '../icon/icons.ts';

const looks: Record<string, { tone: BadgeTone; icon: IconName; label: string }> = {
  completed: { tone: 'accent', icon: 'check', label: 'Completed' },
  failed: { tone: 'danger', icon: 'x', label: 'Failed' },
};
const pending: { tone: BadgeTone; icon: IconName; label: string } = { tone: 'warning', icon: 'clock', label: 'Pending' };

/** The state of a withdrawal: completed, failed, and pending for whatever else. */
export function StatusBadge({ status }: { status: string }) {
  const { tone, icon, label } = (Object.hasOwn(looks, status) && looks[status]) || pending;
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

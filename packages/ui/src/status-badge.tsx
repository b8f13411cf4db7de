import { msg, type Message } from '@facet/texts';
import { Badge, type BadgeTone } from './badge.tsx';
import type { IconName } from './icon/icons.ts';
import { t } from './texts.ts';

const looks: Record<string, { tone: BadgeTone; icon: IconName; label: Message }> = {
  completed: { tone: 'accent', icon: 'check', label: msg('Completed') },
  failed: { tone: 'danger', icon: 'x', label: msg('Failed') },
};
const pending: { tone: BadgeTone; icon: IconName; label: Message } = { tone: 'warning', icon: 'clock', label: msg('Pending') };

/** The state of a withdrawal: completed, failed, and pending for whatever else. */
export function StatusBadge({ status }: { status: string }) {
  const { tone, icon, label } = (Object.hasOwn(looks, status) && looks[status]) || pending;
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}

import { msg, type Message } from '@facet/remote-kit';
import { Badge, type BadgeTone, type IconName } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';

const badges: Record<Withdrawal['payoutState'], { tone: BadgeTone; icon: IconName; label: Message }> = {
  held: { tone: 'warning', icon: 'clock', label: msg('Pending') },
  processing: { tone: 'info', icon: 'rotate-cw', label: msg('Processing') },
  unknown: { tone: 'info', icon: 'rotate-cw', label: msg('Processing') },
  paid: { tone: 'accent', icon: 'check', label: msg('Paid') },
  rejected: { tone: 'danger', icon: 'x', label: msg('Refused') },
  cancelled: { tone: 'outline', icon: 'ban', label: msg('Cancelled') },
};

/** Where a withdrawal is: what the member took back is not a failure. */
export function PayoutBadge({ state }: { state: Withdrawal['payoutState'] }) {
  const { tone, icon, label } = badges[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}

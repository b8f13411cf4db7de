import { msg, type Message } from '@facet/remote-kit';
import { Badge, type BadgeTone, type IconName } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';

const badges: Record<Withdrawal['detail'], { tone: BadgeTone; icon: IconName; label: Message }> = {
  pending: { tone: 'warning', icon: 'clock', label: msg('Pending') },
  processing: { tone: 'info', icon: 'rotate-cw', label: msg('Processing') },
  paid: { tone: 'accent', icon: 'check', label: msg('Paid') },
  refused: { tone: 'danger', icon: 'x', label: msg('Refused') },
  cancelled: { tone: 'outline', icon: 'ban', label: msg('Cancelled') },
};

/** Where a withdrawal is: what the member took back is not a failure. */
export function PayoutBadge({ detail }: { detail: Withdrawal['detail'] }) {
  const { tone, icon, label } = badges[detail];
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}

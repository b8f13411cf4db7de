import { msg, type Message } from '@facet/remote-kit';
import type { IconName } from '@facet/ui';
import { t } from '../texts.ts';
import type { QueuedCase } from './cases-api.ts';

const KINDS: Record<QueuedCase['kind'], { label: Message; icon: IconName }> = {
  transaction: { label: msg('Statement line'), icon: 'coins' },
  withdrawal: { label: msg('Withdrawal'), icon: 'banknote-arrow-down' },
  round: { label: msg('Game round'), icon: 'gamepad-2' },
  giveaway: { label: msg('Event'), icon: 'trophy' },
  other: { label: msg('Question'), icon: 'message-circle' },
  appeal: { label: msg('Appeal'), icon: 'ban' },
};
export const kindLabel = (kind: QueuedCase['kind']): string => t(KINDS[kind].label);
export const kindIcon = (kind: QueuedCase['kind']): IconName => KINDS[kind].icon;
export const kindOptions = () => (Object.keys(KINDS) as QueuedCase['kind'][]).map((value) => ({ value, label: kindLabel(value) }));

/** Null: nobody’s. A service of before does not know. */
export const assigneeOf = ({ assignee }: Partial<Pick<QueuedCase, 'assignee'>>): string | null => assignee ?? null;

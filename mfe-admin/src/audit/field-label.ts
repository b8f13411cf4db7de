import { msg, type Message } from '@facet/remote-kit';
import { t } from '../texts.ts';

/**
 * What most entries have in them. The names are those of six services, of which any may add one: the others are shown
 * as they are.
 */
const LABELS: Readonly<Record<string, Message>> = {
  amount: msg('amount'),
  autoPayout: msg('auto payout'),
  banReason: msg('reason'),
  bannedBy: msg('banned by'),
  bonusPercentage: msg('bonus, %'),
  decision: msg('decision'),
  disabled: msg('banned'),
  endsAt: msg('ends'),
  entryFee: msg('entry fee'),
  expiresAt: msg('expires'),
  gameType: msg('game'),
  houseEdgeMultiplier: msg('win chance'),
  isActive: msg('active'),
  isRealReward: msg('real reward'),
  link: msg('link'),
  maxMultiplierOverride: msg('max multiplier'),
  maxParticipants: msg('max participants'),
  maxUses: msg('max uses'),
  member: msg('member'),
  order: msg('order'),
  outcome: msg('outcome'),
  prize: msg('prize'),
  rejectionReason: msg('reason'),
  requiredEarnings: msg('required earnings'),
  reward: msg('reward'),
  role: msg('role'),
  startsAt: msg('starts'),
  state: msg('state'),
  status: msg('status'),
  title: msg('title'),
  username: msg('username'),
  value: msg('value'),
  verdict: msg('verdict'),
};

/** A field's name as people call it; one that is not known here in its own words: `oldestFirst` is "oldest first". */
export function fieldLabel(name: string): string {
  const label = Object.hasOwn(LABELS, name) ? LABELS[name] : undefined;
  return label ? t(label) : ownLabel(name);
}

const VALUES: Readonly<Record<string, Message>> = { true: msg('yes'), false: msg('no'), null: msg('none') };

/** What is no text, in words. */
export function fieldValue(value: string | undefined): string {
  if (value === undefined) return t('absent');
  const known = Object.hasOwn(VALUES, value) ? VALUES[value] : undefined;
  return known ? t(known) : value;
}

function ownLabel(name: string): string {
  return name
    .replaceAll(/[._]/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

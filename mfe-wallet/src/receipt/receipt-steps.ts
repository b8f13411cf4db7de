import { dateFormat, formatTime, refusalText } from '@facet/remote-kit';
import type { TimelineItem } from '@facet/ui';
import type { Receipt } from '../api/wallet-api.ts';
import { payoutLabel } from '../history/payout-label.ts';
import { t } from '../texts.ts';
import { arrivesOf, type PlatformTerms } from '../withdraw/what-arrives.ts';
import { wholeAmount } from '../withdraw/whole-amount.ts';

const DAY_MS = 86_400_000;
const day = dateFormat({ day: 'numeric', month: 'short' });

/** What happened to a withdrawal, and what happens next. What its member took back was not refused. */
export function receiptSteps({ withdrawal, approvedAt, queuedAt }: Receipt, terms: PlatformTerms, now = new Date()): TimelineItem[] {
  const { detail, amount, createdAt } = withdrawal;
  const requested: TimelineItem = {
    title: t('Requested'),
    when: formatTime(createdAt),
    detail: t('{price} left your balance.', { price: wholeAmount(amount) }),
    state: 'reached',
  };
  if (detail === 'cancelled' || detail === 'refused') return [requested, ending(withdrawal)];
  return [
    requested,
    approved(approvedAt, withdrawal),
    ...(queuedAt === null
      ? []
      : [{ title: t('Queued'), when: formatTime(queuedAt), detail: t('In line to be bought.'), state: 'reached' as const }]),
    bought(withdrawal),
    onThePlatform(withdrawal, terms, now),
  ];
}

function ending({ detail, amount, reason, processedAt }: Receipt['withdrawal']): TimelineItem {
  const returned = t('{amount} went back to your balance.', { amount: wholeAmount(amount) });
  const when = processedAt === null ? undefined : formatTime(processedAt);
  return detail === 'cancelled'
    ? { title: t('Cancelled by you'), when, detail: returned, state: 'reached' }
    : { title: t('Refused'), when, detail: reason === null ? returned : `${refusalText(reason)} ${returned}`, state: 'failed' };
}

function approved(approvedAt: string | null, { payoutState }: Receipt['withdrawal']): TimelineItem {
  const title = t('Approved');
  if (approvedAt !== null)
    return { title, when: formatTime(approvedAt), detail: t('Group, owner and price were checked.'), state: 'reached' };
  return { title, detail: t('We check your group, the owner and the price.'), ...(payoutState === 'held' && inProgress()) };
}

function bought({ payoutState, amount, gamepassName, processedAt }: Receipt['withdrawal']): TimelineItem {
  const title = t('Bought');
  const values = { gamepassName, price: wholeAmount(amount) };
  if (payoutState === 'held') return { title, detail: t('We buy {gamepassName} for {price}.', values) };
  if (payoutState !== 'paid') return { title, detail: payoutLabel(payoutState), ...inProgress() };
  return {
    title,
    when: processedAt === null ? undefined : formatTime(processedAt),
    detail: t('We bought {gamepassName} for {price}.', values),
    state: 'reached',
  };
}

function inProgress(): Pick<TimelineItem, 'when' | 'state'> {
  return { when: t('in progress'), state: 'current' };
}

function onThePlatform({ payoutState, amount, processedAt }: Receipt['withdrawal'], terms: PlatformTerms, now: Date): TimelineItem {
  const title = t('On the platform');
  const arrives = wholeAmount(arrivesOf(amount, terms));
  const days = terms.pendingDays;
  if (payoutState !== 'paid' || processedAt === null)
    return {
      title,
      detail: t('{arrives}, for about {days, plural, one {# day} other {# days}}. Then it’s yours to spend.', { arrives, days }),
    };
  const free = new Date(new Date(processedAt).getTime() + days * DAY_MS);
  const when = t('about {day}', { day: day(free) });
  return free > now
    ? { title, when, detail: t('{arrives}, pending on the platform. Then it’s yours to spend.', { arrives }), state: 'current' }
    : { title, when, detail: t('{arrives}. The platform should have released it by now.', { arrives }), state: 'reached' };
}

import { dateFormat, formatTime } from '@facet/remote-kit';
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
  const price = wholeAmount(amount);
  const requested: TimelineItem = {
    title: t('Requested'),
    detail: t('{price} left your balance. {when}', { price, when: formatTime(createdAt) }),
    state: 'reached',
  };
  if (detail === 'cancelled' || detail === 'refused') return [requested, ending(withdrawal)];
  return [
    requested,
    approvedAt === null
      ? { title: t('Approved'), detail: t('We check your group, the owner and the price.') }
      : {
          title: t('Approved'),
          detail: t('Group, owner and price were checked. {when}', { when: formatTime(approvedAt) }),
          state: 'reached',
        },
    ...(queuedAt === null
      ? []
      : [
          {
            title: t('Queued'),
            detail: t('In line to be bought since {when}.', { when: formatTime(queuedAt) }),
            state: 'reached' as const,
          },
        ]),
    bought(withdrawal),
    onThePlatform(withdrawal, terms, now),
  ];
}

function ending({ detail, amount, reason, processedAt }: Receipt['withdrawal']): TimelineItem {
  const returned = t('{amount} went back to your balance.', { amount: wholeAmount(amount) });
  const when = processedAt === null ? null : formatTime(processedAt);
  return {
    title: detail === 'cancelled' ? t('Cancelled by you') : t('Refused'),
    detail: [detail === 'refused' ? reason : null, returned, when].filter(Boolean).join(' '),
    state: 'reached',
  };
}

function bought({ payoutState, amount, gamepassName, processedAt }: Receipt['withdrawal']): TimelineItem {
  const title = t('Bought');
  const values = { gamepassName, price: wholeAmount(amount) };
  if (payoutState !== 'paid')
    return { title, detail: payoutState === 'held' ? t('We buy {gamepassName} for {price}.', values) : payoutLabel(payoutState) };
  const what = t('We bought {gamepassName} for {price}.', values);
  return { title, detail: processedAt === null ? what : `${what} ${formatTime(processedAt)}`, state: 'reached' };
}

function onThePlatform({ payoutState, amount, processedAt }: Receipt['withdrawal'], terms: PlatformTerms, now: Date): TimelineItem {
  const title = t('On the platform');
  const arrives = wholeAmount(arrivesOf(amount, terms));
  if (payoutState !== 'paid' || processedAt === null)
    return { title, detail: t('{arrives}, for about {days} days. Then it’s yours to spend.', { arrives, days: terms.pendingDays }) };
  const free = new Date(new Date(processedAt).getTime() + terms.pendingDays * DAY_MS);
  const values = { arrives, day: day(free) };
  return free > now
    ? { title, detail: t('{arrives}, pending until about {day}. Then it’s yours to spend.', values) }
    : { title, detail: t('{arrives}. The platform should have released it about {day}.', values), state: 'reached' };
}

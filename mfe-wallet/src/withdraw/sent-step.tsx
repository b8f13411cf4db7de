import { formatTime, Link } from '@facet/remote-kit';
import { Button, formatAmount, Glyph, Timeline, type TimelineItem } from '@facet/ui';
import { useEffect, useRef } from 'react';
import { useListWithdrawalsQuery, type Withdrawal } from '../api/wallet-api.ts';
import { CancelWithdrawal } from '../history/cancel-withdrawal.tsx';
import { t } from '../texts.ts';
import { StepHead } from './step-head.tsx';
import { arrivesOf, usePlatformTerms } from './what-arrives.ts';
import styles from './wizard.module.css';

/** After the last step: what was set aside, and what happens to it; or that its member took it back. */
export function SentStep({ withdrawal: sent, onAgain }: { withdrawal: Withdrawal; onAgain: () => void }) {
  const { data } = useListWithdrawalsQuery();
  const withdrawal = data?.withdrawals.find(({ id }) => id === sent.id) ?? sent;
  const place = useRef<HTMLDivElement>(null);
  const wasCancelledHere = useRef(false);
  const isCancelled = withdrawal.payoutState === 'cancelled';
  useEffect(() => {
    // The button that had the focus is gone by now.
    if (isCancelled && wasCancelledHere.current) place.current?.querySelector('h2')?.focus();
  }, [isCancelled]);
  return (
    <div ref={place} className={styles.sent}>
      {isCancelled ? <Cancelled withdrawal={withdrawal} /> : <OnItsWay withdrawal={withdrawal} />}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onAgain}>
          {t('Withdraw something else')}
        </Button>
        {withdrawal.cancellable && (
          <CancelWithdrawal withdrawal={withdrawal} inStep onCancelled={() => (wasCancelledHere.current = true)} />
        )}
        <Button asChild variant="primary" size="large" className={styles.forward}>
          <Link to="/dashboard">{t('Back to the dashboard')}</Link>
        </Button>
      </div>
    </div>
  );
}

function OnItsWay({ withdrawal: { amount, gamepassName, createdAt } }: { withdrawal: Withdrawal }) {
  const terms = usePlatformTerms();
  const price = formatAmount(amount, { decimals: 0 });
  const arrives = formatAmount(arrivesOf(amount, terms), { decimals: 0 });
  const items: TimelineItem[] = [
    { title: t('Reserved'), when: formatTime(createdAt), detail: t('{price} left your balance.', { price }), state: 'reached' },
    { title: t('Checked'), when: t('in progress'), detail: t('Group, owner and price.'), state: 'current' },
    { title: t('Bought'), detail: t('We buy {gamepassName} for {price}.', { gamepassName, price }) },
    {
      title: t('Pending on the platform'),
      detail: t('{arrives}, for about {days, plural, one {# day} other {# days}}. Then it’s yours to spend.', {
        arrives,
        days: terms.pendingDays,
      }),
    },
  ];
  return (
    <>
      <Glyph icon="check" tone="accent" large />
      <StepHead title={t('{arrives} is on its way', { arrives })}>
        {t('We’ve set {price} aside and usually buy {gamepassName} within 1-3 business days.', { price, gamepassName })}
      </StepHead>
      <Timeline items={items} />
    </>
  );
}

function Cancelled({ withdrawal: { amount } }: { withdrawal: Withdrawal }) {
  return (
    <StepHead title={t('You cancelled it')}>
      {t('{amount} went back to your balance.', { amount: formatAmount(amount, { decimals: 0 }) })}
    </StepHead>
  );
}

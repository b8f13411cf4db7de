import { formatTime, Link } from '@facet/remote-kit';
import { Button, formatAmount, Timeline } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { StepHead } from './step-head.tsx';
import { arrivesOf, usePlatformTerms } from './what-arrives.ts';
import styles from './wizard.module.css';

/** After the last step: what was set aside, and what happens to it. The list below moves on with it. */
export function SentStep({ withdrawal, onAgain }: { withdrawal: Withdrawal; onAgain: () => void }) {
  const terms = usePlatformTerms();
  const price = formatAmount(withdrawal.amount, { decimals: 0 });
  const arrives = formatAmount(arrivesOf(withdrawal.amount, terms), { decimals: 0 });
  const { gamepassName, createdAt } = withdrawal;
  return (
    <>
      <StepHead title={t('{arrives} is on its way', { arrives })}>
        {t('We’ve set {price} aside and usually buy {gamepassName} within 1-3 business days.', { price, gamepassName })}
      </StepHead>
      <Timeline
        items={[
          {
            title: t('Reserved'),
            detail: t('{price} left your balance. {when}', { price, when: formatTime(createdAt) }),
            state: 'reached',
          },
          { title: t('Checked'), detail: t('Group, owner and price.') },
          { title: t('Bought'), detail: t('We buy {gamepassName} for {price}.', { gamepassName, price }) },
          {
            title: t('Pending on the platform'),
            detail: t('{arrives}, for about {days} days. Then it’s yours to spend.', { arrives, days: terms.pendingDays }),
          },
        ]}
      />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onAgain}>
          {t('Withdraw something else')}
        </Button>
        <Button asChild variant="primary" size="large" className={styles.forward}>
          <Link to="/dashboard">{t('Back to the dashboard')}</Link>
        </Button>
      </div>
    </>
  );
}

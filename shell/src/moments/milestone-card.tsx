import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button, formatAmount, IconButton, OutlineStone, Stone, VisuallyHidden } from '@facet/ui';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import { creditLabel } from './credit-news.ts';
import type { Milestone } from './milestones-api.ts';
import styles from './moments.module.css';
import { useMilestone } from './use-milestone.ts';

/** A first time, beside the page: it takes neither the focus nor the way. */
export function MilestoneCard() {
  const { milestone, close } = useMilestone();
  return (
    <>
      <VisuallyHidden as="output">{milestone && `${titleOf(milestone)}. ${textOf(milestone)}`}</VisuallyHidden>
      {milestone && <Card milestone={milestone} onClose={close} />}
    </>
  );
}

function Card({ milestone, onClose }: { milestone: Milestone; onClose: () => void }) {
  const canEarn = useIsDeclared('/earn');
  const isCredit = milestone.name === 'first_credit' || milestone.name === 'thousand';
  const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  return (
    <section className={styles.milestone} aria-labelledby="milestone">
      <IconButton className={styles.close} icon="x" label={t('Close')} onClick={onClose} onKeyDown={closeByKey} />
      <div className={styles.art}>{isCredit ? <OutlineStone lit={[0]} size={112} /> : <Stone size={96} />}</div>
      <h2 id="milestone">{titleOf(milestone)}</h2>
      <p>{textOf(milestone)}</p>
      {isCredit ? (
        canEarn && (
          <Button asChild variant="primary" wide>
            <Link to="/earn" onClick={onClose} onKeyDown={closeByKey}>
              {t('Keep earning')}
            </Link>
          </Button>
        )
      ) : (
        <Button asChild wide>
          <Link to="/withdraw" onClick={onClose} onKeyDown={closeByKey}>
            {milestone.name === 'can_withdraw' ? t('Withdraw') : t('See your withdrawals')}
          </Link>
        </Button>
      )}
    </section>
  );
}

const titles: Record<Milestone['name'], () => string> = {
  first_credit: () => t('Your first credit'),
  can_withdraw: () => t('You can withdraw'),
  thousand: () => t('A thousand Robux earned'),
  first_payout: () => t('Your first payout is on its way'),
};
const titleOf = ({ name }: Milestone): string => titles[name]();

function textOf({ name, amount: written, type, gamepassName }: Milestone): string {
  const amount = formatAmount(written);
  if (name === 'first_payout') return t('We bought {gamepass} for {amount}.', { gamepass: gamepassName ?? '', amount });
  if (name === 'can_withdraw') return t('You have {amount}. That’s enough for your first withdrawal.', { amount });
  if (name === 'thousand') return t('{amount} in all since you joined.', { amount });
  const label = creditLabel(type ?? '');
  return label === null
    ? t('{amount}. It’s yours, and your stone has its first facet.', { amount })
    : t('{label}: {amount}. It’s yours, and your stone has its first facet.', { amount, label });
}

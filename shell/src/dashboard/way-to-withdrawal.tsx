import { Progress, Skeleton, Split, sumOf, Text } from '@facet/ui';
import { Private } from '../drawn/private.tsx';
import { useGoal } from '../first-cut/index.ts';
import { t } from '../texts.ts';
import styles from './balance-card.module.css';
import { shortAmount } from './short-amount.ts';
import { useWithdrawable } from './use-withdrawable.ts';

/**
 * What is missing until a withdrawal is possible, then until the goal that a newcomer chose; nothing once it is there.
 */
export function WayToWithdrawal() {
  const { balance, minimum, isEnough } = useWithdrawable();
  const goal = sumOf([useGoal() ?? '0.00']);
  if (!isEnough) {
    const missing = shortAmount(minimum - balance);
    return (
      <Way
        words={t('{missing} until you can withdraw', { missing })}
        label={t('Progress to a withdrawal')}
        have={balance}
        needed={minimum}
      />
    );
  }
  if (balance >= goal) return null;
  const missing = shortAmount(goal - balance);
  return <Way words={t('{missing} to your goal', { missing })} label={t('Progress to your goal')} have={balance} needed={goal} />;
}

interface WayProps {
  words: string;
  /** For screen readers. */
  label: string;
  have: bigint;
  needed: bigint;
}

function Way({ words, label, have, needed }: WayProps) {
  return (
    <div className={styles.way}>
      <Private place={<WaySkeleton />}>
        <Split>
          <Text tone="strong">{words}</Text>
          <Text tone="muted" size={12} figures>
            {t('{have} of {needed}', { have: String(have / 100n), needed: String((needed + 99n) / 100n) })}
          </Text>
        </Split>
        <Progress label={label} value={Number(have)} max={Number(needed)} thin />
      </Private>
    </div>
  );
}

function WaySkeleton() {
  return (
    <>
      <Skeleton width={200} height="var(--line-14)" />
      <Skeleton height={4} radius={0} />
    </>
  );
}

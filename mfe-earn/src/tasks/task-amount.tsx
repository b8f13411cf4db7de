import { toRobux } from '@facet/remote-kit';
import { Badge, classes } from '@facet/ui';
import type { SocialTask } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import styles from './social-tasks.module.css';

/** What a task pays; one that pays nothing says so beside the amount that it shows. */
export function TaskAmount({ task: { reward, isRealReward }, isCompleted }: { task: SocialTask; isCompleted: boolean }) {
  const amount = t('+{reward} Robux', { reward: toRobux(reward) });
  if (isRealReward) return <span className={classes(styles.amount, !isCompleted && styles.gain)}>{amount}</span>;
  return (
    <span className={styles.unpaid}>
      <s>{amount}</s>
      <Badge tone="warning">{t('not paid out')}</Badge>
    </span>
  );
}

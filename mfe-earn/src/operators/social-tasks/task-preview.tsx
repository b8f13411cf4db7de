import { toRobux } from '@facet/remote-kit';
import { Badge, Button, Glyph, Row, Rows, Text, toHundredths } from '@facet/ui';
import { Preview } from '@facet/console-kit';
import { t } from '../texts.ts';
import styles from './social-tasks.module.css';

interface ShownTask {
  id: string;
  title: string;
  reward: string;
  isActive: boolean;
  isRealReward: boolean;
}

/** The rows of the members' Earn page, for somebody who has followed none. */
export function TaskPreview({ tasks, title = t('Members see on Earn') }: { tasks: readonly ShownTask[]; title?: string | undefined }) {
  const shown = tasks.filter(({ isActive }) => isActive);
  return (
    <Preview title={title}>
      <Rows inset>
        {shown.map((task) => (
          <Row
            key={task.id}
            wraps
            leading={<Glyph icon="link" />}
            title={task.title.trim() || '…'}
            detail={task.isRealReward ? t('Opens in a new tab') : t('Just for fun, opens in a new tab')}
            trailing={
              <>
                <Reward task={task} />
                <Button size="small">{t('Follow')}</Button>
              </>
            }
          />
        ))}
      </Rows>
      {shown.length < tasks.length && (
        <Text as="p" tone="muted" size={12}>
          {t('Paused tasks are hidden.')}
        </Text>
      )}
    </Preview>
  );
}

function Reward({ task: { reward, isRealReward } }: { task: ShownTask }) {
  const amount = t('+{reward} Robux', { reward: toHundredths(reward.trim()) === null ? '0' : toRobux(reward.trim()) });
  if (isRealReward) return <span className={styles.gain}>{amount}</span>;
  return (
    <span className={styles.unpaid}>
      <s>{amount}</s>
      <Badge tone="warning">{t('not paid out')}</Badge>
    </span>
  );
}

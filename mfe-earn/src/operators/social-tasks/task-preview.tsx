import { Glyph, Row, Rows, Text, toHundredths } from '@facet/ui';
import { Preview } from '@facet/console-kit';
import { TaskAction } from '../../tasks/task-action.tsx';
import { TaskAmount } from '../../tasks/task-amount.tsx';
import { t } from '../texts.ts';

interface ShownTask {
  id: string;
  title: string;
  reward: string;
  isActive: boolean;
  isRealReward: boolean;
}

const NOTHING = { follow: async () => undefined, complete: async () => undefined, isAsking: false };

/** The rows of the members' Earn page, for somebody who has followed none. */
export function TaskPreview({ tasks }: { tasks: readonly ShownTask[] }) {
  const shown = tasks.filter(({ isActive }) => isActive);
  return (
    <Preview title={t('Members see on Earn')}>
      <Rows>
        {shown.map(({ id, title, reward, isRealReward }) => (
          <Row
            key={id}
            wraps
            leading={<Glyph icon="link" />}
            title={title.trim() || '…'}
            detail={isRealReward ? t('Opens in a new tab') : t('Just for fun, opens in a new tab')}
            trailing={
              <>
                <TaskAmount
                  task={{ ...blank, reward: toHundredths(reward.trim()) === null ? '0' : reward.trim(), isRealReward }}
                  isCompleted={false}
                />
                <TaskAction title={title} phase="open" following={NOTHING} />
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

const blank = { id: '', title: '', link: '', isActive: true, state: 'open', completedAt: null, readyAtMs: null } as const;

import { HoldProfileContext, useProfileHeld } from '@facet/remote-kit';
import { Button, Notice, SkeletonCard } from '@facet/ui';
import { useCallback, useState } from 'react';
import { minuteLabel } from '@facet/console-kit';
import { useBrought } from '../../brought/index.ts';
import { t } from '../../texts.ts';
import { useReadMemberFiguresQuery, useReadMemberMoneyQuery, type User } from '../members-api.ts';
import { BalanceCard } from './balance-card.tsx';
import { MemberPanel } from './member-panel.tsx';
import { MemberTimeline } from './timeline/timeline.tsx';
import styles from '../members.module.css';

const FRESH = { refetchOnMountOrArgChange: true };

/** What the member has, and how it came to that; what a service that is away knows is missing, and said so. */
export function Overview({ user }: { user: User }) {
  const money = useReadMemberMoneyQuery(user.id, FRESH);
  const figures = useReadMemberFiguresQuery(user.id, FRESH);
  const { memberCards } = useBrought();
  const [held, setHeld] = useState(0);
  const hold = useCallback(() => {
    setHeld((before) => before + 1);
    return () => setHeld((before) => before - 1);
  }, []);
  // what stands above the timeline comes at once: one after the other they would push it about
  const isComing = held > 0 || [money, figures].some(({ currentData, error }) => currentData === undefined && error === undefined);
  return (
    <div className={styles.stack}>
      {money.error && !money.currentData && (
        <Notice tone="warning" title={t('Not everything could be loaded')}>
          {t('No answer from {services}. What the others know is shown.', { services: 'wallet' })}{' '}
          <Button size="small" icon="rotate-cw" busy={money.isFetching} onClick={money.refetch}>
            {t('Retry')}
          </Button>
        </Notice>
      )}
      {user.disabled && (
        <Notice tone="danger" title={t('Banned')}>
          {user.banReason ?? t('Without a reason.')}{' '}
          {t('By {name}, {time}', { name: user.bannedBy ?? '—', time: user.bannedAt === null ? '—' : minuteLabel(user.bannedAt) })}
        </Notice>
      )}
      {isComing && <SkeletonCard />}
      <div className={isComing ? styles.notYet : styles.columns}>
        <div className={styles.stack}>
          {money.currentData && <BalanceCard id={user.id} money={money.currentData} />}
          <MemberTimeline user={user} />
        </div>
        <div className={styles.stack}>
          <HoldProfileContext value={hold}>
            {memberCards.map((card) => (
              <MemberPanel key={`${card.remote} ${card.id}`} panel={card} user={user} {...(card.isHeld && { pending: <Held /> })} />
            ))}
          </HoldProfileContext>
        </div>
      </div>
    </div>
  );
}

function Held() {
  useProfileHeld(true);
  return null;
}

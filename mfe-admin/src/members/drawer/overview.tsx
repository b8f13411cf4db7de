import { Button, Notice, SkeletonCard } from '@facet/ui';
import { minuteLabel } from '@facet/console-kit';
import { BroughtPart, useBrought } from '../../brought/index.ts';
import { t } from '../../texts.ts';
import { useListMemberSessionsQuery, useReadMemberFiguresQuery, useReadMemberMoneyQuery, type User } from '../members-api.ts';
import { BalanceCard } from './balance-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { RiskSigns } from './risk-signs.tsx';
import { MemberTimeline } from './timeline/timeline.tsx';
import styles from '../members.module.css';

const FRESH = { refetchOnMountOrArgChange: true };

/** What the member has, and how it came to that; what a service that is away knows is missing, and said so. */
export function Overview({ user }: { user: User }) {
  const money = useReadMemberMoneyQuery(user.id, FRESH);
  const devices = useListMemberSessionsQuery(user.id, FRESH);
  const figures = useReadMemberFiguresQuery(user.id, FRESH);
  const { memberCards } = useBrought();
  const asked = Object.entries({ wallet: money, identity: devices });
  const away = asked.filter(([, { currentData, error }]) => error !== undefined && currentData === undefined);
  // what stands above the timeline comes at once: one after the other they would push it about
  const isComing = [money, devices, figures].some(({ currentData, error }) => currentData === undefined && error === undefined);
  return (
    <div className={styles.stack}>
      {away.length > 0 && (
        <Notice tone="warning" title={t('Not everything could be loaded')}>
          {t('No answer from {services}. What the others know is shown.', { services: away.map(([service]) => service).join(', ') })}{' '}
          <Button
            size="small"
            icon="rotate-cw"
            busy={away.some(([, { isFetching }]) => isFetching)}
            onClick={() => away.forEach(([, { refetch }]) => void refetch())}
          >
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
          {devices.currentData && devices.currentData.sharedWith.length > 0 && (
            <div className={styles.first}>
              <RiskSigns memberId={user.id} devices={devices.currentData} />
            </div>
          )}
          {devices.currentData && <DevicesCard user={user} devices={devices.currentData} />}
          <NotesCard user={user} />
          {memberCards.map((card) => (
            <BroughtPart key={`${card.remote} ${card.id}`} kind="memberPanels" part={card} props={{ memberId: user.id }} />
          ))}
        </div>
      </div>
    </div>
  );
}

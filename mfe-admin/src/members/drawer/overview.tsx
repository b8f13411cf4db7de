import { Button, Card, Money, Notice, SkeletonCard, SumList } from '@facet/ui';
import { Amount, minuteLabel } from '@facet/console-kit';
import { t } from '../../texts.ts';
import {
  useGetMemberPlayLimitsQuery,
  useListMemberSessionsQuery,
  useReadMemberFiguresQuery,
  useReadMemberMoneyQuery,
  type MemberMoney,
  type PlayLimits,
  type User,
} from '../members-api.ts';
import { InAndOutCard } from './in-and-out-card.tsx';
import { RiskSigns } from './risk-signs.tsx';
import { MemberTimeline } from './timeline/timeline.tsx';
import styles from '../members.module.css';

const FRESH = { refetchOnMountOrArgChange: true };

/** What the member has, and how it came to that; what a service that is away knows is missing, and said so. */
export function Overview({ user }: { user: User }) {
  const money = useReadMemberMoneyQuery(user.id, FRESH);
  const devices = useListMemberSessionsQuery(user.id, FRESH);
  const limits = useGetMemberPlayLimitsQuery(user.id, FRESH);
  const figures = useReadMemberFiguresQuery(user.id, FRESH);
  const asked = Object.entries({ wallet: money, identity: devices, games: limits });
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
          {money.currentData && <Balances money={money.currentData} />}
          {money.currentData && <InAndOutCard id={user.id} balance={money.currentData.balance} />}
          <MemberTimeline user={user} />
        </div>
        <div className={styles.stack}>
          {devices.currentData && (
            <div className={styles.first}>
              <RiskSigns memberId={user.id} devices={devices.currentData} />
            </div>
          )}
          {limits.currentData && <Limits limits={limits.currentData} />}
        </div>
      </div>
    </div>
  );
}

function Balances({ money }: { money: MemberMoney }) {
  const figures: [string, string][] = [
    [t('Held'), money.held],
    [t('Debt'), money.debt],
    [t('Total earned'), money.totalEarned],
    [t('Wagered'), money.wageredBalance],
    [t('Won'), money.winnedBalance],
    [t('Lost'), money.lostBalance],
  ];
  return (
    <Card aria-label={t('Money')}>
      <p className={styles.words}>{t('Balance')}</p>
      <Money amount={money.balance} size={32} />
      <dl className={styles.figures}>
        {figures.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Amount amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Limits({ limits }: { limits: PlayLimits }) {
  const { dailyLossLimit, lostToday, timeoutUntil, excludedUntil } = limits;
  return (
    <Card aria-label={t('Own play limits')}>
      <SumList
        lines={[
          { label: t('Daily loss limit'), value: dailyLossLimit === null ? t('none') : <Amount amount={dailyLossLimit} /> },
          { label: t('Lost today'), value: <Amount amount={lostToday} /> },
          { label: t('Break until'), value: timeoutUntil === null ? t('none') : minuteLabel(timeoutUntil) },
          { label: t('Excluded until'), value: excludedUntil === null ? t('no') : minuteLabel(excludedUntil) },
        ]}
      />
    </Card>
  );
}

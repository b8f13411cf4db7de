import { Button, Card, Money, Notice, SumList } from '@facet/ui';
import { Amount, minuteLabel } from '@facet/console-kit';
import { t } from '../../texts.ts';
import type { MemberProfile } from '../members-api.ts';
import { InAndOutCard } from './in-and-out-card.tsx';
import { RiskSigns } from './risk-signs.tsx';
import { MemberTimeline } from './timeline/timeline.tsx';
import styles from '../members.module.css';

interface OverviewProps {
  profile: MemberProfile;
  retry: () => unknown;
  retrying: boolean;
}

/** What the member has, and how it came to that; what a service that is away knows is missing, and said so. */
export function Overview({ profile, retry, retrying }: OverviewProps) {
  const { user, unavailable } = profile;
  return (
    <div className={styles.stack}>
      {unavailable.length > 0 && (
        <Notice tone="warning" title={t('Not everything could be loaded')}>
          {t('No answer from {services}. What the others know is shown.', { services: unavailable.join(', ') })}{' '}
          <Button size="small" icon="rotate-cw" busy={retrying} onClick={retry}>
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
      <div className={styles.columns}>
        <div className={styles.stack}>
          {profile.money && <Balances money={profile.money} />}
          {profile.money && <InAndOutCard id={user.id} balance={profile.money.balance} />}
          <MemberTimeline profile={profile} />
        </div>
        <div className={styles.stack}>
          {profile.devices && (
            <div className={styles.first}>
              <RiskSigns devices={profile.devices} />
            </div>
          )}
          <PlayLimits limits={profile.limits} />
        </div>
      </div>
    </div>
  );
}

function Balances({ money }: { money: NonNullable<MemberProfile['money']> }) {
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

function PlayLimits({ limits }: Pick<MemberProfile, 'limits'>) {
  if (limits === null) return null;
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

import { Card, sumOf } from '@facet/ui';
import { useIsDeclared } from '../app/known-remotes.ts';
import { shortAmount } from '../dashboard/short-amount.ts';
import { t } from '../texts.ts';
import styles from './overview.module.css';
import { walletApi } from './wallet.generated.ts';
import { streakApi } from './streak-api.ts';

/** What came of it all, in a line; what a service does not say now is missing. */
export function SoFar() {
  const { data: level } = walletApi.useReadLevelQuery(undefined, { skip: !useIsDeclared('/withdraw') });
  const { data: streak } = streakApi.useReadStreakQuery(undefined, { skip: !useIsDeclared('/earn') });
  const surveys = streak?.badges.find(({ name }) => name === 'fifty_surveys')?.have;
  const facts = [
    level && { name: t('Earned'), value: shortAmount(sumOf([level.totalEarned])) },
    surveys !== undefined && { name: t('Surveys and offers'), value: String(surveys) },
    streak && { name: t('Longest streak'), value: t('{days, plural, one {# day} other {# days}}', { days: streak.longest }) },
  ].filter((fact) => fact !== undefined && fact !== false);
  if (facts.length === 0) return null;
  return (
    <Card flush aria-label={t('So far')}>
      <dl className={styles.soFar}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

import { Suspense } from 'react';
import { Link, numberFormat, useNavigate, useSearchParams } from '@facet/remote-kit';
import { classes, Select, SkeletonCard } from '@facet/ui';
import { StatCards, useOverview } from '../overview/index.ts';
import { TABS } from './tabs.ts';
import { t } from '../texts.ts';
import styles from './console.module.css';

const whole = numberFormat();

/** /admin: five figures and nine tabs. */
export function Component() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { data } = useOverview();
  const tab = TABS.find(({ id }) => id === address.get('tab')) ?? TABS[0];
  if (!tab) return null;
  const { Content } = tab;
  return (
    <>
      <h1 className={styles.hidden}>{t('Console, {tab}', { tab: t(tab.label) })}</h1>
      <StatCards isLine={tab.id !== 'users'} />
      <nav className={styles.tabs} aria-label={t('Console')}>
        {TABS.map(({ id, label, count, isHot }) => {
          const figure = data && count?.(data.counts);
          return (
            <Link
              key={id}
              to={`/admin?tab=${id}`}
              className={classes(id === tab.id && styles.on)}
              aria-current={id === tab.id ? 'page' : undefined}
            >
              {t(label)}
              {figure !== null && figure !== undefined && (
                <span className={classes(styles.count, isHot && figure > 0 && styles.hot)}>{whole(figure)}</span>
              )}
            </Link>
          );
        })}
      </nav>
      <div className={styles.select}>
        <Select
          label={t('Tab')}
          value={tab.id}
          options={TABS.map(({ id, label }) => ({ value: id, label: t(label) }))}
          onValueChange={(id) => void navigate(`/admin?tab=${id}`)}
        />
      </div>
      <Suspense key={tab.id} fallback={<SkeletonCard />}>
        <Content />
      </Suspense>
    </>
  );
}

import { Suspense } from 'react';
import { Link, numberFormat, useNavigate, useSearchParams } from '@facet/remote-kit';
import { classes, Select, SkeletonCard } from '@facet/ui';
import { StatCards, useOverview } from '../overview/index.ts';
import { BroughtPart } from '../brought/index.ts';
import { useTabs, type ConsoleTab } from './tabs.ts';
import { t } from '../texts.ts';
import styles from './console.module.css';

const whole = numberFormat();

/** /admin: five figures and nine tabs, most of which remotes bring. */
export function Component() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { data } = useOverview();
  const tabs = useTabs();
  const tab = tabs.find(({ id }) => id === address.get('tab')) ?? tabs[0];
  if (!tab) return null;
  return (
    <>
      <h1 className={styles.hidden}>{t('Console, {tab}', { tab: tab.label })}</h1>
      <StatCards isLine={tab.id !== 'users'} />
      <nav className={styles.tabs} aria-label={t('Console')}>
        {tabs.map(({ id, label, count, isHot }) => {
          const figure = data && count?.(data.counts);
          return (
            <Link
              key={id}
              to={`/admin?tab=${id}`}
              className={classes(id === tab.id && styles.on)}
              aria-current={id === tab.id ? 'page' : undefined}
            >
              {label}
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
          options={tabs.map(({ id, label }) => ({ value: id, label }))}
          onValueChange={(id) => void navigate(`/admin?tab=${id}`)}
        />
      </div>
      <TabContent key={tab.id} tab={tab} />
    </>
  );
}

function TabContent({ tab }: { tab: ConsoleTab }) {
  if ('brought' in tab) return <BroughtPart kind="routes" part={tab.brought} />;
  const { Content } = tab;
  return (
    <Suspense fallback={<SkeletonCard />}>
      <Content />
    </Suspense>
  );
}

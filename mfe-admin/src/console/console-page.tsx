import { Link, useNavigate, useOperator, useSearchParams } from '@facet/remote-kit';
import { classes, Select, VisuallyHidden } from '@facet/ui';
import { StatCards, useOverview } from '../overview/index.ts';
import { isEnough, usePageKeys } from '@facet/console-kit';
import { BroughtPart } from '../brought/index.ts';
import { OpenMember } from '../members/open-member.tsx';
import { TabBadge, TabFigure } from './tab-figure.tsx';
import { useTabs, type ConsoleTab } from './tabs.ts';
import { t } from '../texts.ts';
import styles from './console.module.css';

/** /admin: five figures and nine tabs, most of which remotes bring. */
export function Component() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { role } = useOperator();
  const { data } = useOverview();
  const tabs = useTabs();
  // 1 opens the first tab, 9 the ninth.
  usePageKeys(Object.fromEntries(tabs.slice(0, 9).map(({ id }, at) => [`${at + 1}`, () => void navigate(`/admin?tab=${id}`)])));
  const tab = tabs.find(({ id }) => id === address.get('tab')) ?? tabs[0];
  if (!tab) return null;
  return (
    <>
      <VisuallyHidden as="h1">{t('Console, {tab}', { tab: tab.label })}</VisuallyHidden>
      <StatCards isLine={tab.id !== 'users'} />
      <nav className={styles.tabs} aria-label={t('Console')}>
        {tabs.map((one, at) => (
          <Link
            key={one.id}
            to={`/admin?tab=${one.id}`}
            className={classes(one.id === tab.id && styles.on)}
            aria-keyshortcuts={at < 9 ? `${at + 1}` : undefined}
            aria-current={one.id === tab.id ? 'page' : undefined}
          >
            {one.label}
            {data && one.count && <TabFigure figure={one.count(data.counts)} />}
            {'brought' in one && one.brought.badge !== undefined && isEnough(role, one.brought.role) && (
              <TabBadge path={one.brought.badge} />
            )}
          </Link>
        ))}
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
      <OpenMember />
    </>
  );
}

function TabContent({ tab }: { tab: ConsoleTab }) {
  if ('brought' in tab) return <BroughtPart kind="routes" part={tab.brought} />;
  const { Content } = tab;
  return <Content />;
}

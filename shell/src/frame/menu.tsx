import { Link, NavLink } from 'react-router-dom';
import { useMember, useProfile } from '@facet/remote-kit';
import {
  Badge,
  classes,
  Icon,
  LanguageMenu,
  Money,
  Nav,
  NavItem,
  Person,
  Purse,
  RankStone,
  rankLabel,
  SidebarFoot,
  Skeleton,
  ThemeToggle,
  toRank,
} from '@facet/ui';
import { useLogout } from '../app/use-logout.ts';
import { Private } from '../drawn/private.tsx';
import { CreditNote, SoundToggle, useCreditMoment, useLanded } from '../moments/index.ts';
import { t } from '../texts.ts';
import { CountBadge } from './count-badge.tsx';
import { useNavigationEntries } from './navigation-entries.ts';
import styles from './menu.module.css';
import { StreakFlames } from './streak-flame.tsx';

/** What the sidebar and the sheet hold: balance, pages, who is signed in, logout, theme. */
export function Menu({ label }: { label: string }) {
  const member = useMember();
  const { balance, rank } = useProfile().profile ?? member;
  const entries = useNavigationEntries();
  const { logOut, busy } = useLogout();
  const moment = useCreditMoment();
  const landed = useLanded(balance);
  return (
    <>
      <Purse asChild className={classes(styles.purse, moment !== null && (moment.amount.startsWith('-') ? styles.lost : styles.lit))}>
        <Link to="/" data-purse>
          {t('Current Balance')}
          <Private place={<Skeleton width={120} height={34} />}>
            <Money amount={landed} decimals={0} size={24} mark live />
          </Private>
          <CreditNote />
          <StreakFlames />
        </Link>
      </Purse>
      <Nav label={label}>
        {entries.map(({ path, label, icon, badge }) => (
          <NavItem key={path} asChild icon={icon} badge={badge && <CountBadge path={badge} />}>
            <NavLink to={path} end={path === '/'}>
              {label}
            </NavLink>
          </NavItem>
        ))}
      </Nav>
      <SidebarFoot>
        <Link to="/me" className={styles.person}>
          <Private place={<PersonSkeleton />}>
            <Person name={member.username} avatarSrc={member.profilePicture ?? undefined}>
              <RankStone rank={toRank(rank)} size={14} />
              {rank === 'Bronze' ? t('Member') : rankLabel(rank)}
              {member.adminRole && <Badge tone="outline">{member.adminRole}</Badge>}
            </Person>
            <Icon name="chevron-right" size="small" />
          </Private>
        </Link>
        <div className={styles.foot}>
          <NavItem icon="log-out" aria-busy={busy || undefined} onClick={() => void logOut()}>
            {t('Logout')}
          </NavItem>
          <div className={styles.tools}>
            <SoundToggle />
            <LanguageMenu />
            <ThemeToggle />
          </div>
        </div>
      </SidebarFoot>
    </>
  );
}

function PersonSkeleton() {
  return (
    <div className={styles.unknown}>
      <Skeleton width="2.25rem" height="2.25rem" radius="29.3%" />
      <div>
        <Skeleton width={96} height={14} />
        <Skeleton width={64} height={12} />
      </div>
    </div>
  );
}

import { Link, NavLink } from 'react-router-dom';
import { useMember, useProfile } from '@facet/remote-kit';
import {
  Badge,
  Cluster,
  LanguageMenu,
  Money,
  Nav,
  NavItem,
  Person,
  Purse,
  RankStone,
  SidebarFoot,
  Split,
  ThemeToggle,
  toRank,
} from '@facet/ui';
import { useLogout } from '../app/use-logout.ts';
import { t } from '../texts.ts';
import { useNavigationEntries } from './navigation-entries.ts';

/** What the sidebar and the sheet hold: balance, pages, who is signed in, logout, theme. */
export function Menu({ label }: { label: string }) {
  const member = useMember();
  const { balance, rank } = useProfile().profile ?? member;
  const entries = useNavigationEntries();
  const { logOut, busy } = useLogout();
  return (
    <>
      <Purse asChild>
        <Link to="/">
          {t('Current Balance')}
          <Money amount={balance} decimals={0} size={24} mark live />
        </Link>
      </Purse>
      <Nav label={label}>
        {entries.map(({ path, label, icon }) => (
          <NavItem key={path} asChild icon={icon}>
            <NavLink to={path} end={path === '/'}>
              {label}
            </NavLink>
          </NavItem>
        ))}
      </Nav>
      <SidebarFoot>
        <Person name={member.username} avatarSrc={member.profilePicture ?? undefined}>
          <RankStone rank={toRank(rank)} size={14} />
          {rank === 'Bronze' ? t('Member') : rank}
          {member.adminRole && <Badge tone="outline">{member.adminRole}</Badge>}
        </Person>
        <Split gap={2}>
          <NavItem icon="log-out" aria-busy={busy || undefined} onClick={() => void logOut()}>
            {t('Logout')}
          </NavItem>
          <Cluster gap={2}>
            <LanguageMenu />
            <ThemeToggle />
          </Cluster>
        </Split>
      </SidebarFoot>
    </>
  );
}

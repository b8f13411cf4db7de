import { useState } from 'react';
import { useNavigate, useOperator } from '@facet/remote-kit';
import { Avatar, Icon, Menu, useTheme } from '@facet/ui';
import { isEnough, useAct } from '@facet/console-kit';
import { AccountDialog } from '../account/index.ts';
import { useBrought } from '../brought/index.ts';
import { useAdminLogoutMutation } from '../session/index.ts';
import { t } from '../texts.ts';
import styles from './operator-menu.module.css';

/** Who is signed in: their account, what remotes can be asked for, and logging out. */
export function OperatorMenu() {
  const { username, role } = useOperator();
  const navigate = useNavigate();
  const act = useAct();
  const { theme, choose } = useTheme();
  const commands = useBrought().commands.filter(({ inMenu }) => inMenu);
  const [isAccountOpen, setAccountOpen] = useState(false);
  const [callLogout] = useAdminLogoutMutation();

  async function logOut(): Promise<void> {
    if (await act(callLogout(), t('Failed to log out'))) location.assign('/admin');
  }

  return (
    <>
      <Menu
        trigger={
          <button type="button" className={styles.me}>
            <Avatar name={username} size="small" tinted />
            <span className={styles.words}>
              <b>{username}</b>
              <small>{role}</small>
            </span>
            <Icon name="chevron-down" size="tiny" />
          </button>
        }
        actions={[
          { label: t('Your account'), icon: 'user-round', onSelect: () => setAccountOpen(true) },
          {
            label: theme === 'dark' ? t('Light theme') : t('Dark theme'),
            icon: 'sun-moon',
            onSelect: () => choose(theme === 'dark' ? 'light' : 'dark'),
          },
          ...commands.map(({ label, icon, path, role: needs }) => ({
            label,
            icon,
            disabled: !isEnough(role, needs),
            onSelect: () => void navigate(path),
          })),
          { label: t('Member site'), icon: 'external-link', onSelect: () => location.assign('/') },
          { label: t('Log out'), icon: 'log-out', onSelect: () => void logOut() },
        ]}
      />
      <AccountDialog open={isAccountOpen} onOpenChange={setAccountOpen} />
    </>
  );
}

import { Link } from 'react-router-dom';
import { useMember, useProfile } from '@facet/remote-kit';
import { Brand, Button, IconButton, Money, Skeleton, VisuallyHidden } from '@facet/ui';
import { InboxBell } from '../bell/index.ts';
import { Private } from '../drawn/private.tsx';
import { CreditNote } from '../moments/index.ts';
import { SITE_NAME } from '../site-name.ts';
import { t } from '../texts.ts';
import styles from './menu.module.css';

/** On top of narrow screens: home, the balance, the menu. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const member = useMember();
  const { profile } = useProfile();
  return (
    <>
      <Brand asChild>
        <Link to="/">{SITE_NAME}</Link>
      </Brand>
      <Button asChild variant="quiet" className={styles.balance}>
        <Link to="/">
          <VisuallyHidden>{t('Current Balance')} </VisuallyHidden>
          <Private place={<Skeleton width={64} height="var(--line-16)" />}>
            <Money amount={(profile ?? member).balance} decimals={0} size={16} mark live />
          </Private>
          <CreditNote />
        </Link>
      </Button>
      <InboxBell />
      <IconButton icon="menu" iconSize="large" label={t('Open menu')} onClick={onMenu} />
    </>
  );
}

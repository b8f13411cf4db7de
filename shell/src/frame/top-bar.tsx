import { Link } from 'react-router-dom';
import { useMember, useProfile } from '@facet/remote-kit';
import { Brand, Button, classes, IconButton, Money, Skeleton, VisuallyHidden } from '@facet/ui';
import { InboxBell } from '../bell/index.ts';
import { Private } from '../drawn/private.tsx';
import { CreditNote, useCreditMoment, useLanded } from '../moments/index.ts';
import { SITE_NAME } from '../site-name.ts';
import { t } from '../texts.ts';
import styles from './menu.module.css';

/** On top of narrow screens: home, the balance, the menu. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const member = useMember();
  const { profile } = useProfile();
  const landed = useLanded((profile ?? member).balance);
  const moment = useCreditMoment();
  return (
    <>
      <Brand asChild>
        <Link to="/">{SITE_NAME}</Link>
      </Brand>
      <Button asChild variant="quiet" className={classes(styles.balance, moment !== null && !moment.amount.startsWith('-') && styles.lit)}>
        <Link to="/" data-purse>
          <VisuallyHidden>{t('Current Balance')} </VisuallyHidden>
          <Private place={<Skeleton width={64} height="var(--line-16)" />}>
            <Money amount={landed} decimals={0} size={16} mark live />
          </Private>
          <CreditNote />
        </Link>
      </Button>
      <InboxBell />
      <IconButton icon="menu" iconSize="large" label={t('Open menu')} onClick={onMenu} />
    </>
  );
}

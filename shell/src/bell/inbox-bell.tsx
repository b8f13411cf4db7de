import { Link, type LinkProps } from 'react-router-dom';
import { isRequestError } from '@facet/remote-kit';
import { Button, classes, Icon, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import { bellApi } from './bell-api.ts';
import styles from './inbox-bell.module.css';

const SHOWN_MOST = 99;

/** The way to the inbox, with how much is new there; not there while the wallet is one of before. */
export function InboxBell(link: Omit<LinkProps, 'to' | 'children'>) {
  const { data: { count } = { count: 0 }, error } = bellApi.useCountNewNoticesQuery();
  if (isRequestError(error) && 'status' in error && error.status === 404) return null;
  return (
    <Button asChild variant="quiet" className={classes(styles.bell, link.className)}>
      <Link {...link} to="/inbox">
        <Icon name="bell" />
        <VisuallyHidden>{t('Notifications')}</VisuallyHidden>
        {count > 0 && (
          <span className={styles.count}>
            {count > SHOWN_MOST ? `${SHOWN_MOST}+` : count}
            <VisuallyHidden> {t('new')}</VisuallyHidden>
          </span>
        )}
      </Link>
    </Button>
  );
}

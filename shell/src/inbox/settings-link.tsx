import { Link } from 'react-router-dom';
import { Button, Icon, VisuallyHidden, type ButtonProps } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './inbox.module.css';

export function SettingsLink({ variant }: Pick<ButtonProps, 'variant'>) {
  return (
    <Button asChild variant={variant} className={styles.gear}>
      <Link to="/inbox/settings">
        <Icon name="settings" />
        <VisuallyHidden>{t('Notification settings')}</VisuallyHidden>
      </Link>
    </Button>
  );
}

import { useProfile } from '@facet/remote-kit';
import { Button, Notice } from '@facet/ui';
import { useRemotes } from '../app/known-remotes.ts';
import { remoteErrorLabel } from '../remotes/index.ts';
import { t } from '../texts.ts';
import styles from './frame-notices.module.css';

/**
 * Hints that concern every page: a balance that may be old, pages that are missing. At the foot of the screen they push
 * nothing about.
 */
export function FrameNotices() {
  const { profile, error, refetch } = useProfile();
  const { failure } = useRemotes();
  return (
    <div className={styles.notices}>
      {(error !== null || profile?.stale) && (
        <Notice tone="info" title={t('Your balance may be out of date')}>
          {t('This is the last known figure. Your money is safe, and this updates by itself.')}{' '}
          <Button size="small" icon="rotate-cw" onClick={refetch}>
            {t('Check again')}
          </Button>
        </Notice>
      )}
      {failure && (
        <Notice tone="warning" title={t('Some pages are missing')}>
          {t('{reason} The dashboard works.', { reason: remoteErrorLabel(failure) })}{' '}
          <Button size="small" icon="rotate-cw" onClick={() => location.reload()}>
            {t('Load again')}
          </Button>
        </Notice>
      )}
    </div>
  );
}

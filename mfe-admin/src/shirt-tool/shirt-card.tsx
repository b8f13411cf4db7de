import { memo } from 'react';
import { msg, type Message } from '@facet/remote-kit';
import { Icon, Spinner, VisuallyHidden, type IconName } from '@facet/ui';
import { t } from '../texts.ts';
import type { ItemStatus, ShirtItem } from './run.ts';
import styles from './shirt-card.module.css';

/** Without an icon: it is under way. */
const STATES: Record<ItemStatus, { label: Message; icon?: IconName }> = {
  pending: { label: msg('Pending'), icon: 'clock' },
  downloading: { label: msg('Downloading') },
  downloaded: { label: msg('Downloaded'), icon: 'check' },
  uploading: { label: msg('Uploading') },
  uploaded: { label: msg('Uploaded'), icon: 'circle-check' },
  failed: { label: msg('Failed'), icon: 'circle-alert' },
};

/** One shirt: its template, its name, and where it is; drawn again only when it changes itself. */
export const ShirtCard = memo(function ShirtCard({ item, isChosen }: { item: ShirtItem; isChosen: boolean }) {
  const { status, name, error, assetId, uploadedAssetId } = item;
  const { label, icon } = STATES[status];
  return (
    <li className={styles.shirt} data-status={status} data-chosen={isChosen}>
      <div className={styles.picture}>
        {item.isDownloaded ? <img src={pictureOf(item)} alt="" loading="lazy" /> : <ShirtOutline />}
        <span className={styles.mark}>{icon ? <Icon name={icon} size="tiny" /> : <Spinner />}</span>
      </div>
      <b title={name}>{name}</b>
      {error === null ? <small className={styles.id}>{uploadedAssetId ?? assetId}</small> : <small>{error}</small>}
      <VisuallyHidden>{t(label)}</VisuallyHidden>
    </li>
  );
});

function pictureOf({ templateData, assetId }: ShirtItem): string {
  return templateData === null ? `/api/rbx/templates/${assetId}` : `data:image/png;base64,${templateData}`;
}

function ShirtOutline() {
  return (
    <svg className={styles.outline} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 3 3 6l2 5 2-1v11h10V10l2 1 2-5-5-3a4 4 0 0 1-8 0Z" />
    </svg>
  );
}

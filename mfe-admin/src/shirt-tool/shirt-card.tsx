import { memo } from 'react';
import { msg, type Message } from '@facet/remote-kit';
import { Icon, Spinner, VisuallyHidden, type IconName } from '@facet/ui';
import { t } from '../texts.ts';
import type { ItemStatus, ShirtItem } from './run.ts';
import styles from './shirt-card.module.css';

const words: Record<ItemStatus, Message> = {
  pending: msg('Pending'),
  downloading: msg('Downloading'),
  downloaded: msg('Downloaded'),
  uploading: msg('Uploading'),
  uploaded: msg('Uploaded'),
  failed: msg('Failed'),
};

const icons: Record<ItemStatus, IconName | null> = {
  pending: 'clock',
  downloading: null,
  downloaded: 'check',
  uploading: null,
  uploaded: 'circle-check',
  failed: 'circle-alert',
};

/** One shirt: its template, its name, and where it is; drawn again only when it changes itself. */
export const ShirtCard = memo(function ShirtCard({ item, isChosen }: { item: ShirtItem; isChosen: boolean }) {
  const { status, name, error, assetId, uploadedAssetId } = item;
  const icon = icons[status];
  return (
    <li className={styles.shirt} data-status={status} data-chosen={isChosen}>
      <div className={styles.picture}>
        {item.isDownloaded ? <img src={pictureOf(item)} alt="" loading="lazy" /> : <ShirtOutline />}
        <span className={styles.mark}>{icon === null ? <Spinner /> : <Icon name={icon} size="tiny" />}</span>
      </div>
      <b title={name}>{name}</b>
      {error === null ? <small className={styles.id}>{uploadedAssetId ?? assetId}</small> : <small>{error}</small>}
      <VisuallyHidden>{t(words[status])}</VisuallyHidden>
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

import { useState } from 'react';
import { Views } from '@facet/console-kit';
import { Card, SkeletonCard } from '@facet/ui';
import { t } from '../texts.ts';
import { chosenItems, figuresOf } from './run-rules.ts';
import type { Run, ShirtItem } from './run.ts';
import { ShirtCard } from './shirt-card.tsx';
import styles from './shirt-tool.module.css';

const isShown = {
  all: () => true,
  downloaded: ({ isDownloaded }) => isDownloaded,
  failed: ({ isDownloaded, status }) => !isDownloaded && status === 'failed',
} satisfies Record<string, (item: ShirtItem) => boolean>;

/** While templates come, all of them or a part; after that those that can be copied, the chosen ones first. */
export function ShirtGrid({ state }: { state: Run }) {
  const [view, setView] = useState<keyof typeof isShown>('all');
  const { all, downloaded, downloadFailed, chosen } = figuresOf(state);
  const isDownloading = state.step === 'downloading';
  const shown = state.items.filter(isShown[isDownloading ? view : 'downloaded']);
  const chosenIds = new Set(chosenItems(state).map(({ assetId }) => assetId));

  if (state.items.length === 0) return state.isRunning ? <SkeletonCard /> : null;
  return (
    <Card aria-labelledby="shirts" className={styles.stack}>
      <div className={styles.gridHead}>
        <h2 id="shirts">{isDownloading ? t('Templates') : t('Copies')}</h2>
        {isDownloading ? (
          <Views
            label={t('Show')}
            value={view}
            onChange={setView}
            options={[
              { value: 'all', label: t('All'), count: all },
              { value: 'downloaded', label: t('Downloaded'), count: downloaded },
              { value: 'failed', label: t('Failed'), count: downloadFailed },
            ]}
          />
        ) : (
          <span className={styles.note}>{t('{chosen} of {downloaded} chosen', { chosen, downloaded })}</span>
        )}
      </div>
      {shown.length === 0 && <p className={styles.note}>{t('None yet')}</p>}
      <ul className={styles.shirts}>
        {shown.map((item) => (
          <ShirtCard key={item.assetId} item={item} isChosen={isDownloading || chosenIds.has(item.assetId)} />
        ))}
      </ul>
    </Card>
  );
}

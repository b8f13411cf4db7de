import { useState } from 'react';
import { Card, CardHead, Segmented, SkeletonCard } from '@facet/ui';
import { t } from '../texts.ts';
import { chosenItems, figuresOf } from './run-rules.ts';
import type { Run, ShirtItem } from './run.ts';
import { ShirtCard } from './shirt-card.tsx';
import styles from './shirt-tool.module.css';

type View = 'all' | 'downloaded' | 'failed';

/** While templates come, all of them or a part; after that those that can be copied, the chosen ones first. */
export function ShirtGrid({ state }: { state: Run }) {
  const [view, setView] = useState<View>('all');
  const { all, downloaded, downloadFailed, chosen } = figuresOf(state);
  const isDownloading = state.step === 'downloading';
  const shown = isDownloading ? state.items.filter((item) => isInView(item, view)) : state.items.filter(({ isDownloaded }) => isDownloaded);
  const chosenIds = new Set(chosenItems(state).map(({ assetId }) => assetId));

  if (state.items.length === 0) return state.isRunning ? <SkeletonCard /> : null;
  return (
    <Card aria-labelledby="shirts">
      <CardHead id="shirts" title={isDownloading ? t('Templates') : t('Copies')}>
        {isDownloading ? (
          <Segmented
            label={t('Show')}
            value={view}
            onValueChange={setView}
            options={[
              { value: 'all', label: t('All {count}', { count: all }) },
              { value: 'downloaded', label: t('Downloaded {count}', { count: downloaded }) },
              { value: 'failed', label: t('Failed {count}', { count: downloadFailed }) },
            ]}
          />
        ) : (
          <span className={styles.note}>{t('{chosen} of {downloaded} chosen', { chosen, downloaded })}</span>
        )}
      </CardHead>
      <ul className={styles.shirts}>
        {shown.map((item) => (
          <ShirtCard key={item.assetId} item={item} isChosen={isDownloading || chosenIds.has(item.assetId)} />
        ))}
      </ul>
    </Card>
  );
}

function isInView({ isDownloaded, status }: ShirtItem, view: View): boolean {
  switch (view) {
    case 'all':
      return true;
    case 'downloaded':
      return isDownloaded;
    case 'failed':
      return !isDownloaded && status === 'failed';
    default:
      return view satisfies never;
  }
}

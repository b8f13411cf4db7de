import { msg, type Message } from '@facet/remote-kit';
import { t } from '../texts.ts';
import type { ShirtItem } from './run.ts';
import styles from './shirt-views.module.css';

const VIEWS = ['all', 'downloaded', 'failed'] as const;
export type View = (typeof VIEWS)[number];

const words: Record<View, Message> = { all: msg('All'), downloaded: msg('Downloaded'), failed: msg('Failed') };

export interface ShirtViewsProps {
  view: View;
  counts: Record<View, number>;
  onChange: (view: View) => void;
}

/** Which of the templates are shown. */
export function ShirtViews({ view, counts, onChange }: ShirtViewsProps) {
  return (
    <fieldset className={styles.views} aria-label={t('Show')}>
      {VIEWS.map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => onChange(one)}>
          {t(words[one])} <span>{counts[one]}</span>
        </button>
      ))}
    </fieldset>
  );
}

export function isInView({ isDownloaded, status }: ShirtItem, view: View): boolean {
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

import { KeyCap } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './cases.module.css';

/** Single keys of the queue, where they are on. */
export function Keys() {
  return (
    <p className={styles.keys}>
      <span>
        <KeyCap>j</KeyCap> <KeyCap>k</KeyCap> {t('next, previous')}
      </span>
      <span>
        <KeyCap>i</KeyCap> {t('assign to me')}
      </span>
      <span>
        <KeyCap>r</KeyCap> {t('reply')}
      </span>
      <span>
        <KeyCap>n</KeyCap> {t('note')}
      </span>
      <span>
        <KeyCap>c</KeyCap> {t('canned answer')}
      </span>
      <span>
        <KeyCap>e</KeyCap> {t('resolve or decide')}
      </span>
      <span>
        <KeyCap>z</KeyCap> {t('snooze')}
      </span>
      <span>
        <KeyCap>Ctrl</KeyCap> <KeyCap>↵</KeyCap> {t('send')}
      </span>
    </p>
  );
}

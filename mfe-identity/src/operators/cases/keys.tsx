import { KeyCap } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './cases.module.css';

/** Single keys of the queue, where they are on. */
export function Keys() {
  const keys = {
    'j k': t('next, previous'),
    i: t('assign to me'),
    r: t('reply'),
    n: t('note'),
    c: t('canned answer'),
    e: t('resolve or decide'),
    z: t('snooze'),
    'Ctrl ↵': t('send'),
  };
  return (
    <p className={styles.keys}>
      {Object.entries(keys).map(([caps, does]) => (
        <span key={caps}>
          {caps.split(' ').map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}{' '}
          {does}
        </span>
      ))}
    </p>
  );
}

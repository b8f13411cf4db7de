import { useEffect, useState } from 'react';
import { Dialog, Icon } from '@facet/ui';
import { t } from '../texts.ts';
import { PaletteList } from './palette-list.tsx';
import styles from './palette.module.css';

/** Ctrl-K or ⌘-K from anywhere, or the button: goes to a tab, a page, a member, or does something. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button type="button" className={styles.button} aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <Icon name="search" size="small" />
        <span className={styles.words}>{t('Search')}</span>
        <kbd className={styles.words} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('Go to')}>
        <PaletteList onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

import { useNavigation } from 'react-router-dom';
import { VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './navigation-progress.module.css';

/** A line on top while the next page is on its way; a quick one never shows it. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div className={styles.line}>
      <VisuallyHidden as="output">{t('Loading the page')}</VisuallyHidden>
    </div>
  );
}

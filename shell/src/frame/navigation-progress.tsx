import { VisuallyHidden } from '@facet/ui';
import styles from './navigation-progress.module.css';

/** A line on top while the next page is on its way; a quick one never shows it. */
export function NavigationProgress() {
  return (
    <div className={styles.line}>
      <VisuallyHidden as="output">Loading the page</VisuallyHidden>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link } from '@facet/remote-kit';
import { Button, Icon } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './table.module.css';

/** The way back to all games, the page's name, and what stands at the end of the line. */
export function BackHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <Button asChild variant="quiet">
        <Link to="/games" aria-label={t('Back to games')}>
          <Icon name="arrow-left" />
        </Link>
      </Button>
      <h1>{title}</h1>
      {children}
    </header>
  );
}

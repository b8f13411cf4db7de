import { Card, Grid, Skeleton, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './walls-skeleton.module.css';

const WALLS = ['a', 'b', 'c', 'd'];

/** The places of four wall cards, in their size. */
export function WallsSkeleton() {
  return (
    <>
      <VisuallyHidden as="output">{t('Loading the walls')}</VisuallyHidden>
      <Grid of={4} aria-hidden="true">
        {WALLS.map((wall) => (
          <Card key={wall} as="div" className={styles.card}>
            <div className={styles.head}>
              <Skeleton width="1.75rem" height="1.75rem" radius={9} />
              <Skeleton width="52%" height={16} />
            </div>
            <Skeleton width="60%" height={28} />
            <Skeleton height={64} />
            <Skeleton height={44} radius={8} />
          </Card>
        ))}
      </Grid>
    </>
  );
}

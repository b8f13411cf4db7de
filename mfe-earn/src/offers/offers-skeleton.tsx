import { Card, Skeleton, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './offers.module.css';

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

export function OffersSkeleton() {
  return (
    <>
      <VisuallyHidden as="output">{t('Asking the walls for offers')}</VisuallyHidden>
      <OffersPlace />
    </>
  );
}

/** The places of the tools and of eight offers, in their size. */
export function OffersPlace() {
  return (
    <div className={styles.section} aria-hidden="true">
      <div>
        <Skeleton width="5.5rem" height="1.75rem" />
        <Skeleton width="11.25rem" height="1.25rem" />
      </div>
      <div className={styles.tools}>
        <Skeleton height={48} radius={8} />
        <Skeleton height={44} radius={22} />
      </div>
      <div className={styles.list}>
        {PLACES.map((place) => (
          <Card key={place} as="div" className={styles.place}>
            <div className={styles.art} />
            <div className={styles.body}>
              <Skeleton width="78%" height="1rem" />
              <Skeleton width="54%" height="0.75rem" />
              <Skeleton width="5.25rem" height="1.75rem" />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}

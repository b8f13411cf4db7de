import { late } from '@facet/remote-kit';
import { SkeletonCard } from '@facet/ui';
import styles from './legal-page.module.css';

/** As tall as the screen: what is below a text is below its place. */
const place = (
  <div className={styles.place}>
    <SkeletonCard />
  </div>
);

/** Few read it, so it comes in a file of its own; a page that came drawn expects it before React takes over. */
export const LazyLegalScreen = late(async () => (await import(/* webpackChunkName: "legal" */ './legal-screen.tsx')).LegalScreen, place);

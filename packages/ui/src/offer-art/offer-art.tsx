import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import type { Wall } from '../wall-mark/wall.ts';
import tints from '../wall-mark/wall-tint.module.css';
import styles from './offer-art.module.css';
import { sceneOf, type OfferKind } from './scenes.ts';

export interface OfferArtProps {
  offer: { id: string; kind: OfferKind; title: string | null };
  /** In whose tint. */
  wall: Wall;
  /** As small as the start of a row; else as large as what is around it. */
  small?: boolean | undefined;
  /** What stands in its corners. */
  children?: ReactNode;
}

/** The picture of an offer, drawn: providers' own are other companies' files. */
export function OfferArt({ offer, wall, small, children }: OfferArtProps) {
  return (
    <div className={classes(styles.art, tints[wall], small && styles.small)}>
      <svg className={styles.scene} viewBox="0 0 160 96" fill="currentColor" aria-hidden="true">
        {sceneOf(offer.kind, offer).map(([points, opacity]) => (
          <polygon key={points} points={points} opacity={opacity} />
        ))}
      </svg>
      {children}
    </div>
  );
}

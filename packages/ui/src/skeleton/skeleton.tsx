import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** A length of CSS, or pixels. */
  width?: number | string | undefined;
  height?: number | string | undefined;
  radius?: number | string | undefined;
}

/** A place for one piece of content, of the same size as what comes. */
export function Skeleton({ width = '100%', height = '1em', radius }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
}

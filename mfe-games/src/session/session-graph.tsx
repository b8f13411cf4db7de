import { useId } from 'react';
import { courseOf } from './course.ts';
import styles from './session.module.css';

const WIDTH = 304;
const HEIGHT = 104;

/** How the net of a session went: green above zero, red below. */
export function SessionGraph({ course, label }: { course: readonly bigint[]; label: string }) {
  const id = useId();
  const { points, zeroY } = courseOf(course, WIDTH, HEIGHT);
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const area = `${line}L${last.x} ${zeroY}L${first.x} ${zeroY}Z`;
  const isDown = (course.at(-1) ?? 0n) < 0n;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.graph} role="img" aria-label={label}>
      <clipPath id={`${id}up`}>
        <rect width={WIDTH} height={zeroY} />
      </clipPath>
      <clipPath id={`${id}down`}>
        <rect y={zeroY} width={WIDTH} height={HEIGHT - zeroY} />
      </clipPath>
      {course.length > 1 && (
        <>
          <g clipPath={`url(#${id}up)`} className={styles.up}>
            <path d={area} className={styles.area} />
            <path d={line} className={styles.line} />
          </g>
          <g clipPath={`url(#${id}down)`} className={styles.down}>
            <path d={area} className={styles.area} />
            <path d={line} className={styles.line} />
          </g>
        </>
      )}
      <path d={`M0 ${zeroY}H${WIDTH}`} className={styles.zero} />
      {course.length > 1 && (
        <rect x={last.x - 4} y={last.y - 4} width="8" height="8" rx="2" className={isDown ? styles.markDown : styles.markUp} />
      )}
    </svg>
  );
}

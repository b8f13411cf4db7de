import { Fragment } from 'react';
import styles from './first-cut.module.css';

type Tone = 'lit' | 'face' | 'side' | 'deep';

interface StoneFacet {
  /** As one outlines it before it is cut. */
  uncut: readonly string[];
  cut: ReadonlyArray<readonly [tone: Tone, points: string]>;
  label: readonly [x: number, y: number];
}

/** Four sides and the table, in the order of the steps. */
const facets: readonly StoneFacet[] = [
  {
    uncut: ['20,71 81,10 98,56 66,88', '81,10 159,10 142,56 98,56'],
    cut: [
      ['face', '20,71 81,10 89,32 42,79'],
      ['lit', '42,79 89,32 98,56 66,88'],
      ['lit', '81,10 159,10 151,32 89,32'],
      ['face', '89,32 151,32 142,56 98,56'],
    ],
    label: [120, 48],
  },
  {
    uncut: ['159,10 220,71 174,88 142,56', '220,71 220,189 174,172 174,88'],
    cut: [
      ['face', '159,10 220,71 198,79 151,32'],
      ['side', '151,32 198,79 174,88 142,56'],
      ['side', '220,71 220,189 198,181 198,79'],
      ['deep', '198,79 198,181 174,172 174,88'],
    ],
    label: [197, 136],
  },
  {
    uncut: ['220,189 159,250 142,204 174,172', '159,250 81,250 98,204 142,204'],
    cut: [
      ['deep', '220,189 159,250 151,228 198,181'],
      ['side', '198,181 151,228 142,204 174,172'],
      ['deep', '159,250 81,250 89,228 151,228'],
      ['side', '151,228 89,228 98,204 142,204'],
    ],
    label: [120, 224],
  },
  {
    uncut: ['81,250 20,189 66,172 98,204', '20,189 20,71 66,88 66,172'],
    cut: [
      ['deep', '81,250 20,189 42,181 89,228'],
      ['side', '89,228 42,181 66,172 98,204'],
      ['side', '20,189 20,71 42,79 42,181'],
      ['deep', '42,181 42,79 66,88 66,172'],
    ],
    label: [43, 136],
  },
  {
    uncut: ['98,56 142,56 174,88 174,172 142,204 98,204 66,172 66,88'],
    cut: [
      ['face', '98,56 142,56 174,88 174,172 142,204 98,204 66,172 66,88'],
      ['lit', '66,88 98,56 142,56 80,144 66,122'],
    ],
    label: [120, 136],
  },
];

/**
 * The stone of the first five steps: a facet shines when its step is done. The list beside it says the same in words.
 */
export function CutStone({ done }: { done: readonly boolean[] }) {
  return (
    <svg className={styles.stone} viewBox="16 6 208 248" aria-hidden="true">
      {facets.map(({ uncut, cut, label: [x, y] }, place) => (
        <Fragment key={place}>
          {done[place] ? (
            <g className={styles.cut}>
              {cut.map(([tone, points]) => (
                <polygon key={points} points={points} fill={`var(--gem-${tone})`} />
              ))}
            </g>
          ) : (
            <g className={styles.uncut}>
              {uncut.map((points) => (
                <polygon key={points} points={points} />
              ))}
              <text x={x} y={y} textAnchor="middle">
                {place + 1}
              </text>
            </g>
          )}
        </Fragment>
      ))}
    </svg>
  );
}

import { msg, type Message } from '@facet/remote-kit';
import type { CSSProperties, ReactNode } from 'react';
import { Bomb, classes, FaceDown, Gem, Spinner } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './bombs.module.css';

/** hit: the bomb that ended the round; bomb, unopened: what lay there, shown at the end. */
export type TileFace = 'hidden' | 'pending' | 'gem' | 'hit' | 'bomb' | 'unopened';

const COLUMNS = 5;

const words: Record<TileFace, Message> = {
  hidden: msg('Tile {number}, hidden'),
  pending: msg('Tile {number}, opening'),
  gem: msg('Tile {number}, gem'),
  hit: msg('Tile {number}, bomb, it ended the round'),
  bomb: msg('Tile {number}, bomb'),
  unopened: msg('Tile {number}, gem, not opened'),
};

const backs: Record<TileFace, ReactNode> = {
  hidden: null,
  pending: null,
  gem: <Gem size="62%" />,
  hit: <Bomb size="62%" />,
  bomb: <Bomb size="46%" />,
  unopened: <Gem size="46%" />,
};

export interface TileProps {
  /** 1 to 25. */
  number: number;
  face: TileFace;
  isPlaying: boolean;
  isTabStop: boolean;
  onPress: () => void;
}

/** One tile: face down until it is opened, then it turns. */
export function Tile({ number, face, isPlaying, isTabStop, onPress }: TileProps) {
  const back = backs[face];
  return (
    <td>
      <button
        type="button"
        className={classes(styles.tile, back !== null && styles.open, styles[face])}
        aria-label={t(words[face], { number })}
        aria-disabled={!isPlaying || face !== 'hidden' || undefined}
        tabIndex={isTabStop ? 0 : -1}
        style={{ '--diagonal': ((number - 1) % COLUMNS) + Math.floor((number - 1) / COLUMNS) } as CSSProperties}
        onClick={onPress}
      >
        <span className={classes(styles.face, styles.front)}>{face === 'pending' ? <Spinner /> : <FaceDown size="58%" />}</span>
        <span className={classes(styles.face, styles.back)}>{back}</span>
      </button>
    </td>
  );
}

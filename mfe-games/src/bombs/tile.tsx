import { Bomb, classes, FaceDown, Gem, Spinner } from '@facet/ui';
import styles from './bombs.module.css';

/** hit: the bomb that ended the round; bomb, unopened: what lay there, shown at the end. */
export type TileFace = 'hidden' | 'pending' | 'gem' | 'hit' | 'bomb' | 'unopened';

const words: Record<TileFace, string> = {
  hidden: 'hidden',
  pending: 'opening',
  gem: 'gem',
  hit: 'bomb, it ended the round',
  bomb: 'bomb',
  unopened: 'not opened',
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
  const isOpen = face === 'gem' || face === 'hit' || face === 'bomb';
  return (
    <div role="gridcell" className={styles.cell}>
      <button
        type="button"
        className={classes(styles.tile, isOpen && styles.open, styles[face])}
        aria-label={`Tile ${number}, ${words[face]}`}
        aria-disabled={!isPlaying || face !== 'hidden' || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onPress}
      >
        <span className={classes(styles.face, styles.front)}>{face === 'pending' ? <Spinner /> : <FaceDown size="58%" />}</span>
        <span className={classes(styles.face, styles.back)}>{isOpen && (face === 'gem' ? <Gem size="62%" /> : <Bomb size="62%" />)}</span>
      </button>
    </div>
  );
}

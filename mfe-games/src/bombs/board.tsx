import { useRef, useState, type KeyboardEvent } from 'react';
import { t } from '../texts.ts';
import { Tile, type TileFace } from './tile.tsx';
import styles from './bombs.module.css';

const COLUMNS = 5;
const TILES = 25;
const MIDDLE = 12;
const ROWS = Array.from({ length: TILES / COLUMNS }, (_, row) => Array.from({ length: COLUMNS }, (__, column) => row * COLUMNS + column));

const moves: Record<string, (tile: number) => number> = {
  ArrowRight: (tile) => (tile % COLUMNS === COLUMNS - 1 ? tile : tile + 1),
  ArrowLeft: (tile) => (tile % COLUMNS === 0 ? tile : tile - 1),
  ArrowDown: (tile) => (tile + COLUMNS < TILES ? tile + COLUMNS : tile),
  ArrowUp: (tile) => (tile >= COLUMNS ? tile - COLUMNS : tile),
  Home: (tile) => tile - (tile % COLUMNS),
  End: (tile) => tile - (tile % COLUMNS) + COLUMNS - 1,
};

export interface BoardProps {
  /** Of a tile, 0 to 24. */
  faceOf: (tile: number) => TileFace;
  onReveal: (tile: number) => void;
  isPlaying: boolean;
}

/** 25 tiles in a grid with one tab stop; arrow keys move in it. */
export function Board({ faceOf, onReveal, isPlaying }: BoardProps) {
  const [current, setCurrent] = useState(MIDDLE);
  const board = useRef<HTMLTableElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = move(current);
    setCurrent(next);
    board.current?.querySelectorAll('button')[next]?.focus();
  };
  const press = (tile: number) => {
    setCurrent(tile);
    onReveal(tile);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table with the role grid is what ARIA means it for
    <table ref={board} role="grid" aria-label={t('Board, 25 tiles')} className={styles.board} onKeyDown={onKeyDown}>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row[0]}>
            {row.map((tile) => (
              <Tile
                key={tile}
                number={tile + 1}
                face={faceOf(tile)}
                isPlaying={isPlaying}
                isTabStop={tile === current}
                onPress={() => press(tile)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

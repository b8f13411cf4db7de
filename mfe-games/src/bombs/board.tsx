import { useRef, useState, type KeyboardEvent } from 'react';
import { Tile, type TileFace } from './tile.tsx';
import styles from './bombs.module.css';

const COLUMNS = 5;
const TILES = 25;

const moves: Record<string, (tile: number) => number> = {
  ArrowRight: (tile) => (tile % COLUMNS === COLUMNS - 1 ? tile : tile + 1),
  ArrowLeft: (tile) => (tile % COLUMNS === 0 ? tile : tile - 1),
  ArrowDown: (tile) => (tile + COLUMNS < TILES ? tile + COLUMNS : tile),
  ArrowUp: (tile) => (tile >= COLUMNS ? tile - COLUMNS : tile),
  Home: (tile) => tile - (tile % COLUMNS),
  End: (tile) => tile - (tile % COLUMNS) + COLUMNS - 1,
};

/** 25 tiles in a grid with one tab stop; arrow keys move in it. */
export function Board({
  faceOf,
  onReveal,
  isPlaying,
}: {
  faceOf: (tile: number) => TileFace;
  onReveal: (tile: number) => void;
  isPlaying: boolean;
}) {
  const [current, setCurrent] = useState(12);
  const board = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = move(current);
    setCurrent(next);
    board.current?.querySelectorAll('button')[next]?.focus();
  };
  const rows = Array.from({ length: TILES / COLUMNS }, (_, row) => Array.from({ length: COLUMNS }, (__, column) => row * COLUMNS + column));
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tiles inside take the focus, one at a time
    <div ref={board} role="grid" aria-label="Board, 25 tiles" className={styles.board} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <div key={row[0]} role="row" className={styles.row}>
          {row.map((tile) => (
            <Tile
              key={tile}
              number={tile + 1}
              face={faceOf(tile)}
              isPlaying={isPlaying}
              isTabStop={tile === current}
              onPress={() => {
                setCurrent(tile);
                onReveal(tile);
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

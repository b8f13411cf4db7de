import { t } from '../texts.ts';
import { countedWindow, useReadWallFiguresQuery, type Money } from './money-api.ts';

const COLOURS = [
  '--wall-a',
  '--wall-b',
  '--wall-c',
  '--wall-d',
  '--rank-gold',
  '--rank-platinum',
  '--rank-bronze',
  '--rank-diamond',
  '--info',
];

export interface WallLook {
  name: string;
  colour: string;
}

/**
 * Names, as the page's card of walls has them, and colours of walls by id; the four first ones keep theirs, others take
 * what is left in turn.
 */
export function useWallLooks({ walls, window }: Pick<Money, 'walls' | 'window'>): WallLook[] {
  const named = useReadWallFiguresQuery(countedWindow(window)).data?.walls;
  const known = ['a', 'b', 'c', 'd'];
  const others = walls.filter((wall) => !known.includes(wall));
  return walls.map((wall) => {
    const place = known.includes(wall) ? known.indexOf(wall) : known.length + (others.indexOf(wall) % (COLOURS.length - known.length));
    const name = named?.find(({ id }) => id === wall)?.label ?? t('Wall {id}', { id: wall.toUpperCase() });
    return { name, colour: `var(${COLOURS[place] ?? '--info'})` };
  });
}

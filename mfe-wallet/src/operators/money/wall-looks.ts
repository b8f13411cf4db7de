import { t } from '../texts.ts';
import { countedWindow, useReadWallFiguresQuery, type Money, type MoneyWindow } from './money-api.ts';

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

const OF_MOST_SITES = ['a', 'b', 'c', 'd'];

/**
 * Names, as the page's card of walls has them, and colours of walls by id; the four first ones keep theirs, others take
 * what is left in turn. Without figures, of the walls that most sites have.
 */
export function useWallLooks(money: Pick<Money, 'walls'> | undefined, window: MoneyWindow): WallLook[] {
  const named = useReadWallFiguresQuery(countedWindow(window)).data?.walls;
  const walls = money?.walls ?? OF_MOST_SITES;
  const first = OF_MOST_SITES.length;
  const others = walls.filter((wall) => !OF_MOST_SITES.includes(wall));
  return walls.map((wall) => {
    const place = OF_MOST_SITES.includes(wall) ? OF_MOST_SITES.indexOf(wall) : first + (others.indexOf(wall) % (COLOURS.length - first));
    const name = named?.find(({ id }) => id === wall)?.label ?? t('Wall {id}', { id: wall.toUpperCase() });
    return { name, colour: `var(${COLOURS[place] ?? '--info'})` };
  });
}

import { t } from '../texts.ts';
import { useListProvidersQuery } from './money-api.ts';

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

/** Names and colours of walls by id; the four first ones keep theirs, others take what is left in turn. */
export function useWallLooks(walls: readonly string[]): WallLook[] {
  const providers = useListProvidersQuery().data?.providers;
  const known = ['a', 'b', 'c', 'd'];
  const others = walls.filter((wall) => !known.includes(wall));
  return walls.map((wall) => {
    const place = known.includes(wall) ? known.indexOf(wall) : known.length + (others.indexOf(wall) % (COLOURS.length - known.length));
    const name = providers?.find(({ id }) => id === wall)?.label ?? t('Wall {id}', { id: wall.toUpperCase() });
    return { name, colour: `var(${COLOURS[place] ?? '--info'})` };
  });
}

import type { ListWallsApiResponse } from '../api/earn.generated.ts';

/** One wall with the address of this member's frame. */
export type Wall = ListWallsApiResponse['walls'][number];

/** What a wall mostly offers, in the words of its card. */
export const wallKinds: Record<Wall['id'], string> = {
  a: 'Surveys',
  b: 'Surveys and offers',
  c: 'Offers and videos',
  d: 'Offers and apps',
};

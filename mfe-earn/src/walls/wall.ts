import type { ListWallsApiResponse } from '../api/earn.generated.ts';

/** One wall with the address of this member's frame. */
export type Wall = ListWallsApiResponse['walls'][number];

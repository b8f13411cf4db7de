import type { WallId } from './recipe.ts';
import { recipes } from './recipes/index.ts';

export interface Visitor {
  userId: string;
  /** null: this wall is not told the name. */
  name: string | null;
}

export type Admission = { visitor: Visitor } | { refusal: string };

const userIdPattern = /^[A-Za-z0-9_.-]{1,65}$/;

export const isMember = (userId: string): boolean => userIdPattern.test(userId);

/** The page of a member at this wall, as the site itself would address it. */
export function addressOfVisit(wall: WallId, userId: string, secret: string): string {
  const { userParam, proof } = recipes[wall].entry;
  const query = new URLSearchParams({ [userParam]: userId, ...(proof && { [proof.param]: proof.of(userId, secret) }) });
  return `/walls/${wall}?${query.toString()}`;
}

/** Reads the wall's own address parameters, and refuses an address that the site did not make. */
export function admit(wall: WallId, query: URLSearchParams, secret: string): Admission {
  const { userParam, nameParam, proof } = recipes[wall].entry;
  const userIds = query.getAll(userParam);
  const [userId] = userIds;
  if (userId === undefined || userIds.length > 1 || !userIdPattern.test(userId)) {
    return { refusal: `The address of this wall needs one parameter ${userParam} with the member's id.` };
  }
  if (proof !== undefined && query.get(proof.param)?.toLowerCase() !== proof.of(userId, secret)) {
    return { refusal: `The parameter ${proof.param} does not prove that this address comes from the site.` };
  }
  return { visitor: { userId, name: nameParam === undefined ? null : query.get(nameParam) } };
}

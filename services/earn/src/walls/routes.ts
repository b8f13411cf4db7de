import { type App, ErrorAnswer, type Static, Type } from '@facet/service-kit';
import type { Members } from '../members/index.ts';
import { catalogue, isWallId } from './catalogue.ts';
import { frameAddress } from './frame-address.ts';
import type { Recipe } from './recipe.ts';
import type { WallAccess, WallAccessSource } from './wall-access.ts';
import type { WallMemberIds } from './wall-member-ids.ts';

const WallView = Type.Object({
  id: Type.String({ description: 'a, b, c, d, or the name of another provider', examples: ['a'] }),
  label: Type.String({ description: 'the provider’s name' }),
  range: Type.String({ description: 'what its offers usually pay', examples: ['5-500 Robux'] }),
  url: Type.String({ description: 'what this member’s frame opens; personal' }),
  newTab: Type.Boolean({ description: 'offered in a tab of its own as well' }),
  holdDays: Type.Integer({ minimum: 0, description: 'how long what it pays is held before it is credited' }),
});

interface WallContext {
  access: WallAccessSource;
  members: Members;
  memberIds: WallMemberIds;
  /** Where the simulator's walls are; null for the real ones. */
  wallsBaseUrl: string | null;
}

/** `GET /api/walls`: the walls that are switched on, with the addresses of this member's frames. */
export function wallRoutes(app: App, { access, members, memberIds, wallsBaseUrl }: WallContext): void {
  app.get(
    '/api/walls',
    {
      schema: {
        operationId: 'listWalls',
        summary: 'The survey and offer walls, each with the address of the member’s frame',
        response: { 200: Type.Object({ walls: Type.Array(WallView) }), '4xx': ErrorAnswer },
      },
      config: { permission: 'member' },
    },
    async (request) => {
      const username = await members.usernameOf(request.member.id);
      const known = await Promise.all([...catalogue.values()].map(async (recipe) => [recipe, await access.of(recipe.id)] as const));
      const views = known.map(([recipe, of]) =>
        viewOf(recipe, of, { memberIdAt: (provider) => memberIds.of(provider, request.member.id), username, wallsBaseUrl }),
      );
      return { walls: views.filter((view) => view !== null) };
    },
  );
}

interface Visit {
  /** What a wall calls the member: reckoned for those alone that are shown. */
  memberIdAt: (provider: string) => string;
  username: string | null;
  wallsBaseUrl: string | null;
}

/** Null for a wall that is not switched on, or of which something is not known. */
function viewOf(recipe: Recipe, access: WallAccess, { memberIdAt, username, wallsBaseUrl }: Visit): Static<typeof WallView> | null {
  const frame = recipe.frame ?? (access.frameAddress === null ? null : { address: access.frameAddress, query: {}, publicIds: [] });
  const range = access.range ?? recipe.range;
  if (!access.isEnabled || access.secret === null || frame === null || range === null) return null;
  const base = wallsBaseUrl !== null && isWallId(recipe.id) ? `${wallsBaseUrl}/${recipe.id}` : null;
  return {
    id: recipe.id,
    label: recipe.provider,
    range,
    url: frameAddress(frame, { memberId: memberIdAt(recipe.id), username, publicIds: access.publicIds, secret: access.secret }, base),
    newTab: recipe.newTab,
    holdDays: access.holdDays,
  };
}

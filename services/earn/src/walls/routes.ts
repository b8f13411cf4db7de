import { type App, ErrorAnswer, type Static, Type } from '@facet/service-kit';
import type { Members } from '../members/index.ts';
import type { WallSettings } from './wall-settings.ts';
import { type WallId, wallIds, walls } from './catalogue.ts';
import { frameAddress } from './frame-address.ts';

const WallView = Type.Object({
  id: Type.Enum([...wallIds], { type: 'string' }),
  label: Type.String({ description: 'the provider’s name' }),
  range: Type.String({ description: 'what its offers usually pay', examples: ['5-500 Robux'] }),
  url: Type.String({ description: 'what this member’s frame opens; personal' }),
  newTab: Type.Boolean({ description: 'offered in a tab of its own as well' }),
});

/** `GET /api/walls`: the walls with the addresses of this member's frames. */
export function wallRoutes(app: App, { settings, members }: { settings: WallSettings; members: Members }): void {
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
      return { walls: wallIds.map((id) => viewOf(settings, id, request.member.id, username)) };
    },
  );
}

function viewOf(settings: WallSettings, id: WallId, memberId: string, username: string | null): Static<typeof WallView> {
  const { recipe, range, newTab } = walls[id];
  const base = settings.wallsBaseUrl === null ? null : `${settings.wallsBaseUrl}/${id}`;
  return {
    id,
    label: recipe.provider,
    range,
    url: frameAddress(recipe.frame, { memberId, username, ...settings.walls[id] }, base),
    newTab,
  };
}

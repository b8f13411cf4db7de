import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import { findActiveMember } from '../members/index.ts';
import { platformFailures, saying } from '@facet/service-kit/outward';
import type { CheckContext } from './check-withdrawal.ts';
import { groupStandingOf } from './group-standing.ts';
import { ownGamepasses } from './own-gamepasses.ts';
import { withdrawalErrors } from './withdrawal-errors.ts';
import { Experiences, Gamepasses, GroupAnswer } from './withdrawal-schemas.ts';

const config = { permission: 'member' } as const;
const NO_EXPERIENCES =
  'No created experiences found for this user. You need to have at least one published experience on the game platform.';

type CatalogueContext = Pick<CheckContext, 'kit' | 'platform' | 'groupId'>;

/**
 * What the game platform says of a member before they withdraw: the group, their own experiences, and what they sell in
 * them.
 */
export function catalogueRoutes(app: App, context: CatalogueContext): void {
  const { kit } = context;

  app.get(
    '/api/withdraw/group',
    {
      schema: {
        operationId: 'readGroupStanding',
        summary: 'Whether the member has to join the operator’s group before a withdrawal',
        errors: { ...platformFailures, account_disabled: 403 },
        response: { 200: GroupAnswer, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config,
    },
    async (request) => ({ group: await groupStandingOf(context, await findActiveMember(kit, request.member.id)) }),
  );
  experienceRoute(app, context);
  gamepassRoute(app, context);
}

function experienceRoute(app: App, { kit, platform }: CatalogueContext): void {
  app.post(
    '/api/validate-roblox-user',
    {
      schema: {
        operationId: 'validateRobloxUser',
        summary: 'The published experiences of the member’s own account',
        description: 'It asks the game platform.',
        again: 'same',
        errors: { ...platformFailures, account_disabled: 403, username_required: 400, not_your_account: 403 },
        body: Type.Object({ username: Type.String({ maxLength: 100 }) }, { additionalProperties: false }),
        response: { 200: Experiences, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const username = request.body.username.trim();
      if (username === '') throw withdrawalErrors('username_required', 'No username found');
      const member = await findActiveMember(kit, request.member.id);
      if (username.toLowerCase() !== member.username.toLowerCase()) {
        throw withdrawalErrors('not_your_account', `You can only withdraw to your own account, ${member.username}.`);
      }
      const experiences = await saying('Failed to validate Roblox user', platform.experiencesOf(member.platformUserId));
      const message = experiences.length === 0 ? NO_EXPERIENCES : `${experiences.length} published by ${member.username}`;
      return { experiences, message };
    },
  );
}

function gamepassRoute(app: App, { kit, platform }: CatalogueContext): void {
  app.post(
    '/api/fetch-gamepasses',
    {
      schema: {
        operationId: 'fetchGamepasses',
        summary: 'The gamepasses that the member’s own account sells in the experience of this place',
        description: 'It asks the game platform.',
        again: 'same',
        errors: { ...platformFailures, account_disabled: 403, experience_not_found: 404 },
        body: Type.Object({ placeId: Type.String({ pattern: '^[1-9][0-9]{0,18}$' }) }, { additionalProperties: false }),
        response: { 200: Gamepasses, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const member = await findActiveMember(kit, request.member.id);
      const passes = await saying('Failed to fetch gamepasses', passesOf(platform, request.body.placeId));
      if (!passes) throw withdrawalErrors('experience_not_found', 'This experience is no longer there. Please choose another one.');
      return { gamepasses: await ownGamepasses(kit.database, member, passes) };
    },
  );
}

async function passesOf(platform: CheckContext['platform'], placeId: string) {
  const universeId = await platform.universeOf(placeId);
  return universeId === undefined ? undefined : platform.gamepassesOf(universeId);
}

import { saying } from '@facet/service-kit/outward';
import type { Member } from '../members/index.ts';
import type { PlatformClient } from '../platform/index.ts';
import { firstStepErrors } from './first-step-errors.ts';

/** Somebody has many; the first ones decide. */
const EXPERIENCES_MAX = 10;

/** The name of a gamepass that the member's own account sells. @throws no_experience, no_gamepass, platform errors */
export async function findOwnGamepass(platform: PlatformClient, { platformUserId, username }: Member): Promise<string> {
  const experiences = await saying(
    'Your gamepasses cannot be looked up right now. Please try again.',
    platform.experiencesOf(platformUserId),
  );
  if (experiences.length === 0) {
    throw firstStepErrors('no_experience', `${username} has no published experience yet. A gamepass needs one.`);
  }
  const looks = experiences.slice(0, EXPERIENCES_MAX).map(({ experienceId }) => platform.gamepassesOf(experienceId));
  const passes = await saying('Your gamepasses cannot be looked up right now. Please try again.', Promise.all(looks));
  const own = passes.flat().find(({ price, sellerUserId }) => sellerUserId === platformUserId && price !== null && price > 0n);
  if (!own) throw firstStepErrors('no_gamepass', `${username} has no gamepass on sale yet.`);
  return own.displayName;
}

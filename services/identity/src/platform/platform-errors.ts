import { defineErrors } from '@facet/service-kit';

/** How the game platform fails us: answers with an error, cannot be reached, has no room for us, does not answer in time. */
const platformErrors = defineErrors({
  platform_failing: 502,
  platform_down: 503,
  platform_busy: 503,
  platform_slow: 504,
});

export const platformFailing = () =>
  platformErrors('platform_failing', 'The game platform answered with an error. Please try again in a moment.');

export const platformDown = () =>
  platformErrors('platform_down', 'The game platform cannot be reached right now. Please try again in a moment.', { retryAfterSeconds: 5 });

export const platformBusy = (retryAfterSeconds: number) =>
  platformErrors('platform_busy', 'The game platform is busy right now. Please wait a few seconds and try again.', { retryAfterSeconds });

export const platformSlow = () =>
  platformErrors('platform_slow', 'The game platform is taking too long to answer. Please try again.', { retryAfterSeconds: 1 });

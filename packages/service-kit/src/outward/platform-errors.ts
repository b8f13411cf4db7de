import { defineErrors, DomainError } from '../errors/domain-error.ts';

/**
 * How the game platform fails us: answers with an error, cannot be reached, has no room for us, does not answer in
 * time.
 */
export const platformFailures = {
  platform_failing: 502,
  platform_down: 503,
  platform_busy: 503,
  platform_slow: 504,
} as const;
const platformErrors = defineErrors(platformFailures);

export type PlatformFailure = Parameters<typeof platformErrors>[0];

const messages: Record<PlatformFailure, string> = {
  platform_failing: 'The game platform answered with an error. Please try again in a moment.',
  platform_down: 'The game platform cannot be reached right now. Please try again in a moment.',
  platform_busy: 'The game platform is busy right now. Please wait a few seconds and try again.',
  platform_slow: 'The game platform is taking too long to answer. Please try again.',
};

export function platformError(failure: PlatformFailure, retryAfterSeconds?: number): DomainError {
  return platformErrors(failure, messages[failure], retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}

/** The same failure in the words of the page that asked. */
export async function saying<Result>(message: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError) || !(error.code in messages)) throw error;
    throw new DomainError(error.code, error.status, message, error.retryAfterSeconds);
  }
}

/** Whether the platform has no room for us. */
export const isRateLimit = (error: DomainError): boolean => error.code === ('platform_busy' satisfies PlatformFailure);

import { DomainError } from '@facet/service-kit';

/**
 * For `catch`, where an answer without that service's part is better than none: undefined when it is away; what it
 * refuses goes on.
 */
export function ignoreAway(error: unknown): undefined {
  if (!(error instanceof DomainError) || error.status < 500) throw error;
  return undefined;
}

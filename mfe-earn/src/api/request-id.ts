import { isRequestError } from '@facet/remote-kit';

/** What support asks for: the number of the refused request; null where none came back. */
export function requestIdOf(error: unknown): string | null {
  return isRequestError(error) && error.kind === 'refused' ? error.requestId : null;
}

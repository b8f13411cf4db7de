import { isRequestError, messageOf } from '@facet/remote-kit';

const NO_ANSWER = 'The site did not answer. If your request arrived, the history below shows it; trying again cannot take it twice.';

/** Why money did not move, as far as anybody knows: silence is not called a refusal. */
export function failureText(error: Parameters<typeof messageOf>[0]): string {
  return isRequestError(error) && error.kind === 'network' ? NO_ANSWER : messageOf(error);
}

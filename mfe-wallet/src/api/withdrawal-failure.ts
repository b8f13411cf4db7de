import { failureOf, isRequestError, msg } from '@facet/remote-kit';
import { t } from '../texts.ts';

const NO_ANSWER = msg('The site did not answer. If your request arrived, the history below shows it. Trying again can’t charge you twice.');

/** What a toast says of money that did not move, as far as anybody knows: silence is not called a refusal. */
export function withdrawalFailure(error: Parameters<typeof failureOf>[0]): ReturnType<typeof failureOf> {
  const failure = failureOf(error);
  return isRequestError(error) && error.kind === 'network' ? { ...failure, description: t(NO_ANSWER) } : failure;
}

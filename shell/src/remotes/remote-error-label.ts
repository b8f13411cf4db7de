import { currentLanguage, msg, type Message } from '@facet/remote-kit';
import { t } from '../texts.ts';
import { RemoteError, type RemoteFailure } from './remote-error.ts';

const LABELS: Record<RemoteFailure, Message> = {
  registry: msg('The list of pages did not load.'),
  refused: msg('It does not fit this page.'),
  timeout: msg('It takes longer than it should.'),
  load: msg('Its files could not be fetched or run.'),
  contract: msg('It is not what it says.'),
};

/** What failed, for the member. The error's own message says more, and stays English: it is what operators are told as well. */
export function remoteErrorLabel(error: unknown): string {
  if (!(error instanceof RemoteError)) return t('The page stopped with an error.');
  return currentLanguage() === 'en' ? error.message : t(LABELS[error.failure]);
}

import { currentLanguage, msg, type Message } from '@facet/remote-kit';
import { t } from '../texts.ts';
import { RemoteError, type RemoteFailure } from './remote-error.ts';

const LABELS: Record<RemoteFailure, Message> = {
  registry: msg('The list of pages did not load.'),
  refused: msg('It isn’t compatible with this page.'),
  timeout: msg('It’s taking longer than it should.'),
  load: msg('Its files couldn’t be loaded.'),
  contract: msg('It isn’t what it claims to be.'),
};

/**
 * What failed, for the member. The error's own message says more, and stays English: it is what operators are told as
 * well.
 */
export function remoteErrorLabel(error: unknown): string {
  if (!(error instanceof RemoteError)) return t('Something on this page broke.');
  return currentLanguage() === 'en' ? error.message : t(LABELS[error.failure]);
}

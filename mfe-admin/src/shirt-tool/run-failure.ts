import { messageOf, type RequestError } from '@facet/remote-kit';
import { t } from '../texts.ts';
import { consequenceOf } from './consequence.ts';
import type { ShirtItem } from './run.ts';
import type { NoticeTitle } from './shirt-notices.ts';
import type { ShirtRun } from './shirt-run.ts';

/**
 * Writes a failure to the item or to the whole run. `before`: the status to which the item returns when it was not its
 * fault; `title`: of the toast when the run stands still for it. True: the next shirt may be tried.
 */
export function takeFailure(
  run: ShirtRun,
  { assetId }: ShirtItem,
  failure: { error: unknown; before: 'pending' | 'downloaded'; title: NoticeTitle },
): boolean {
  const { error, before, title } = failure;
  const words = messageOf(error as RequestError);
  const consequence = consequenceOf(error);
  switch (consequence) {
    case 'item':
    case 'uncertain':
      run.changeItem(assetId, { status: 'failed', error: words, isUncertain: consequence === 'uncertain' });
      return true;
    case 'session':
      run.changeItem(assetId, { status: before });
      run.parts.tell('invalid-session', words);
      run.change({ session: null });
      return false;
    case 'rights':
      run.changeItem(assetId, { status: before });
      run.change({ step: 'setup', confirmedAt: null, halt: t('Your session is a new one: please confirm again') });
      return false;
    case 'halt':
      run.changeItem(assetId, { status: before });
      run.parts.tell(title, words);
      run.change({ halt: words });
      return false;
    default:
      return consequence satisfies never;
  }
}

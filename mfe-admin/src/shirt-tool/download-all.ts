import { messageOf, type RequestError } from '@facet/remote-kit';
import { t } from '../texts.ts';
import { takeFailure } from './run-failure.ts';
import { figuresOf } from './run-rules.ts';
import { BETWEEN_DOWNLOADS_MS, NEW_ITEM } from './run.ts';
import type { ShirtRun } from './shirt-run.ts';

/** Fetches the templates that are still waiting, one after the other; then it is the uploads' turn. */
export async function downloadAll(run: ShirtRun, cookie: string, signal: AbortSignal): Promise<void> {
  if (run.current().items.length === 0 && !(await listShirts(run))) return;
  const waiting = run.current().items.filter(({ status }) => status === 'pending');
  for (const [index, item] of waiting.entries()) {
    if (index > 0) await run.parts.wait(BETWEEN_DOWNLOADS_MS, signal);
    if (signal.aborted) return;
    run.changeItem(item.assetId, { status: 'downloading', error: null });
    try {
      const { templateData } = await run.parts.calls.downloadTemplate(item, cookie);
      run.changeItem(item.assetId, { status: 'downloaded', isDownloaded: true, templateData });
    } catch (error) {
      if (!takeFailure(run, item, { error, before: 'pending', title: 'download-failed' })) return;
    }
  }
  if (figuresOf(run.current()).downloaded > 0) return run.change({ step: 'uploading' });
  const words = t('No template could be downloaded');
  run.parts.tell('download-failed', words);
  run.change({ halt: words });
}

async function listShirts(run: ShirtRun): Promise<boolean> {
  try {
    const { shirts } = await run.parts.calls.fetchShirts();
    run.change({ items: shirts.slice(0, run.current().target).map((shirt) => ({ ...NEW_ITEM, ...shirt })) });
    if (shirts.length > 0) return true;
    run.parts.tell('no-shirts', t('The catalogue lists none'));
    run.change({ halt: t('The catalogue lists none') });
  } catch (error) {
    const words = messageOf(error as RequestError);
    run.parts.tell('download-failed', words);
    run.change({ halt: words });
  }
  return false;
}

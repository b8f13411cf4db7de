import { msg, type Message } from '@facet/remote-kit';
import { t } from '../texts.ts';
import { takeFailure } from './run-failure.ts';
import { chosenItems, figuresOf, verdictOn, type Verdict } from './run-rules.ts';
import { BETWEEN_UPLOADS_MS } from './run.ts';
import type { NoticeTitle } from './shirt-notices.ts';
import type { ShirtRun } from './shirt-run.ts';

/** Uploads the chosen copies that are still to go, one after the other, and says what came of all of them. */
export async function uploadAll(run: ShirtRun, session: { cookie: string; csrfToken: string }, signal: AbortSignal): Promise<void> {
  if (run.current().items.length === 0) return run.parts.tell('no-shirts', t('Download templates first'));
  if (chosenItems(run.current()).length === 0) return run.parts.tell('no-templates', t('No template was downloaded'));
  const waiting = chosenItems(run.current()).filter(({ status }) => status === 'downloaded');
  for (const [index, item] of waiting.entries()) {
    if (index > 0) await run.parts.wait(BETWEEN_UPLOADS_MS, signal);
    if (signal.aborted) return;
    const key = item.uploadKey ?? newKey();
    run.changeItem(item.assetId, { status: 'uploading', error: null, uploadKey: key });
    try {
      const { uploadedAssetId } = await run.parts.calls.uploadShirt(item, { ...session, key });
      run.changeItem(item.assetId, { status: 'uploaded', uploadedAssetId });
    } catch (error) {
      if (!takeFailure(run, item, { error, before: 'downloaded', title: 'upload-failed' })) return;
    }
  }
  run.change({ step: 'complete' });
  const { uploaded, chosen } = figuresOf(run.current());
  const [title, words] = TOLD[verdictOn({ uploaded, chosen })];
  run.parts.tell(title, t(words, { uploaded, chosen }));
}

const TOLD: Record<Verdict, [NoticeTitle, Message]> = {
  none: ['no-uploads', msg('All uploads failed. Check the cookie.')],
  partial: ['partial-success', msg('{uploaded} of {chosen} uploaded')],
  success: ['uploaded', msg('{uploaded} of {chosen} uploaded')],
};

/** 128 bits of chance. Not randomUUID, which a browser offers on https and localhost only. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

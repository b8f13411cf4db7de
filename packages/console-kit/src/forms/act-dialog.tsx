import { useState } from 'react';
import { AlertDialog, type AlertDialogProps } from '@facet/ui';
import { useAct, type Answer, type Done } from './use-act.ts';

interface ActDialogProps<Data> extends Omit<AlertDialogProps, 'open' | 'onOpenChange' | 'busy' | 'onConfirm'> {
  send: () => PromiseLike<Answer<Data>>;
  failed: string;
  done: Done<Data>;
  onClose: () => void;
}

/** Asks before an act, and says what came of it. It closes in any case: somebody else may have done what failed. */
export function ActDialog<Data>({ send, failed, done, onClose, ...question }: ActDialogProps<Data>) {
  const act = useAct();
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await act(send(), failed, done);
    onClose();
  }

  return <AlertDialog open busy={isBusy} onOpenChange={(open) => !open && onClose()} onConfirm={confirm} {...question} />;
}

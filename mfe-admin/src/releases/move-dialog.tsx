import { useState } from 'react';
import { failureOf, messageOf } from '@facet/remote-kit';
import { AlertDialog, TextField, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { useMoveReleaseMutation, type Wish } from './releases-api.ts';

/** What an operator is about to do. */
export interface Asked {
  deployable: string;
  wish: Wish;
}

/** Asks for the reason, which goes into the history and the audit trail. */
export function MoveDialog({ asked, revision, onClose }: { asked: Asked; revision: number; onClose: () => void }) {
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [moveRelease, { isLoading }] = useMoveReleaseMutation();
  const { title, confirm, isDanger } = labelOf(asked);

  async function move(): Promise<void> {
    if (reason.trim() === '') return setProblem(t('A reason is needed'));
    const { data, error } = await moveRelease({ revision, ...asked, reason: reason.trim() });
    if (error) {
      setProblem(messageOf(error));
      return toast({ tone: 'danger', title: t('Failed to move the release'), ...failureOf(error) });
    }
    toast({ title: t('Release moved'), description: t('Revision {revision} is in force.', { revision: data.revision }) });
    onClose();
  }

  return (
    <AlertDialog
      open
      danger={isDanger}
      busy={isLoading}
      onOpenChange={onClose}
      title={title}
      description={t('New visits get it within a few seconds. Open pages keep what they have until they reload.')}
      confirmLabel={confirm}
      onConfirm={move}
    >
      <TextField
        label={t('Reason')}
        hint={t('For the history and the audit log')}
        value={reason}
        error={problem}
        maxLength={500}
        onChange={({ target }) => {
          setReason(target.value);
          setProblem(undefined);
        }}
      />
    </AlertDialog>
  );
}

function labelOf({ deployable: name, wish }: Asked): { title: string; confirm: string; isDanger: boolean } {
  switch (wish.kind) {
    case 'promote':
      return { title: t('Give the canary of {name} to everyone?', { name }), confirm: t('Promote'), isDanger: false };
    case 'stop-canary':
      return { title: t('Take the canary of {name} back?', { name }), confirm: t('Stop canary'), isDanger: true };
    case 'share':
      return {
        title: t('Give the canary of {name} to {share} %?', { name, share: wish.share }),
        confirm: t('Change share'),
        isDanger: false,
      };
    case 'roll-back':
      return { title: t('Roll {name} back to {version}?', { name, version: wish.version }), confirm: t('Roll back'), isDanger: true };
    default:
      return wish satisfies never;
  }
}

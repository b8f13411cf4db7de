import { TextField } from '@facet/ui';
import { FormDialog, useAct, useForm } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useMoveReleaseMutation, type Wish } from './releases-api.ts';

/** What an operator is about to do. */
export interface Asked {
  deployable: string;
  wish: Wish;
}

/** Asks for the reason, which goes into the history and the audit trail. */
export function MoveDialog({ asked, revision, onClose }: { asked: Asked; revision: number; onClose: () => void }) {
  const act = useAct();
  const { values, field, check } = useForm({ reason: '' }, ({ reason }) =>
    reason.trim() === '' ? { reason: t('A reason is needed') } : {},
  );
  const [moveRelease] = useMoveReleaseMutation();
  const { title, confirm, isDanger } = labelOf(asked);

  function move(): Promise<boolean> {
    const sent = moveRelease({ revision, ...asked, reason: values.reason.trim() });
    return act(sent, t('Failed to move the release'), (now) => ({
      title: t('Release moved'),
      description: t('Revision {revision} is in force.', { revision: now.revision }),
    }));
  }

  return (
    <FormDialog
      title={title}
      description={t('New visits get it within a few seconds. Open pages keep what they have until they reload.')}
      confirm={confirm}
      danger={isDanger}
      check={check}
      submit={move}
      onClose={onClose}
    >
      <TextField
        label={t('Reason')}
        hint={t('For the history and the audit log')}
        maxLength={500}
        autoComplete="off"
        {...field('reason')}
      />
    </FormDialog>
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

import { Field, Notice, Segmented, TextArea } from '@facet/ui';
import { FormDialog, useActKey, useForm, useKeyedAct } from '@facet/console-kit';
import { useOperator } from '@facet/remote-kit';
import { useState } from 'react';
import { t } from '../texts.ts';
import { useDecideAppealMutation, type OperatorThread, type QueuedCase } from './cases-api.ts';
import { TEXT_MAX_LENGTH } from './write-box.tsx';

interface DecideDialogProps {
  of: QueuedCase;
  member: OperatorThread['member'];
  onClose: () => void;
}

/** Ends an appeal: the ban is lifted at once, or kept. The member reads the answer. */
export function DecideDialog({ of, member, onClose }: DecideDialogProps) {
  const [decide] = useDecideAppealMutation();
  const [decision, setDecision] = useState<'lifted' | 'kept'>('lifted');
  const { key, renew } = useActKey();
  const act = useKeyedAct(renew);
  const { username } = useOperator();
  const form = useForm({ text: '', reason: '' }, ({ text }) => (text.trim() === '' ? { text: t('The member needs an answer') } : {}));
  const name = member.username;

  function submit(): Promise<boolean> {
    const { text, reason } = form.values;
    const body = { seen: of.version, decision, text: text.trim(), reason: reason.trim() };
    return act(decide({ id: of.id, 'idempotency-key': key, body }), t('Failed to decide'), {
      title: decision === 'lifted' ? t('The ban of {name} is lifted', { name }) : t('The ban of {name} stays', { name }),
    });
  }

  return (
    <FormDialog
      title={t('Decide the appeal of {name}', { name })}
      description={t('Banned by {by}: {reason}', { by: member.bannedBy ?? '—', reason: member.banReason ?? t('Without a reason.') })}
      confirm={decision === 'lifted' ? t('Lift the ban') : t('Keep the ban')}
      danger={decision === 'kept'}
      check={form.check}
      submit={submit}
      onClose={onClose}
    >
      {member.bannedBy === username && (
        <Notice tone="warning" title={t('You banned this member')}>
          {t('Someone else should decide, if anyone else can.')}
        </Notice>
      )}
      <Segmented
        label={t('Decision')}
        options={[
          { value: 'lifted', label: t('Lift the ban') },
          { value: 'kept', label: t('Keep the ban') },
        ]}
        value={decision}
        onValueChange={setDecision}
      />
      <Field label={t('Answer to the member')} error={form.field('text').error}>
        <TextArea rows={4} maxLength={TEXT_MAX_LENGTH} value={form.values.text} onChange={form.field('text').onChange} />
      </Field>
      <Field label={t('Reason (optional)')} hint={t('For the audit log.')}>
        <TextArea rows={2} maxLength={500} value={form.values.reason} onChange={form.field('reason').onChange} />
      </Field>
    </FormDialog>
  );
}

import { Field, TextArea } from '@facet/ui';
import { FormDialog, useActKey, useForm, useKeyedAct } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useResolveCaseMutation, type QueuedCase } from './cases-api.ts';
import { TEXT_MAX_LENGTH } from './write-box.tsx';

interface ResolveDialogProps {
  of: QueuedCase;
  /** What was typed already. */
  text: string;
  onSent: () => void;
  onClose: () => void;
}

/** Ends a case, with a last answer or without. */
export function ResolveDialog({ of, text, onSent, onClose }: ResolveDialogProps) {
  const [resolve] = useResolveCaseMutation();
  const { key, renew } = useActKey();
  const act = useKeyedAct(renew);
  const form = useForm({ text }, () => ({}));

  async function submit(): Promise<boolean> {
    const last = form.values.text.trim();
    const sent = resolve({ id: of.id, 'idempotency-key': key, body: { seen: of.version, ...(last !== '' && { text: last }) } });
    const isDone = await act(sent, t('Failed to resolve'));
    if (isDone) onSent();
    return isDone;
  }

  return (
    <FormDialog
      title={t('Resolve case {number}', { number: of.number })}
      description={t('The member gets a notification and can open it again for 30 days.')}
      confirm={t('Resolve')}
      check={form.check}
      submit={submit}
      onClose={onClose}
    >
      <Field label={t('Last answer (optional)')}>
        <TextArea rows={4} maxLength={TEXT_MAX_LENGTH} value={form.values.text} onChange={form.field('text').onChange} />
      </Field>
    </FormDialog>
  );
}

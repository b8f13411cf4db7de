import { Field, TextArea } from '@facet/ui';
import { FormDialog, useAct, useForm } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useTellMembersApartMutation, type Devices } from './members-api.ts';

interface TellApartDialogProps {
  memberId: string;
  other: Devices['sharedWith'][number];
  onClose: () => void;
}

/** Dismisses what a shared device says of two members; whoever else uses it is still a sign. */
export function TellApartDialog({ memberId, other, onClose }: TellApartDialogProps) {
  const act = useAct();
  const [send] = useTellMembersApartMutation();
  const { values, field, check } = useForm({ reason: '' }, ({ reason }) =>
    reason.trim() === '' ? { reason: t('Please enter a reason') } : {},
  );
  const { error, ...reason } = field('reason');

  function submit(): Promise<boolean> {
    const sent = send({ id: memberId, otherId: other.memberId, body: { reason: values.reason.trim() } });
    return act(sent, t('Failed to dismiss the sign'), { title: t('Sign dismissed'), description: other.username });
  }

  return (
    <FormDialog
      title={t('{name} is not the same person?', { name: other.username })}
      description={t(
        'The browser they share no longer counts as a risk sign for either of them. Anyone else who uses it still has the sign.',
      )}
      confirm={t('Dismiss sign')}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <Field label={t('Reason')} hint={t('Only operators see it, in the audit log too')} error={error}>
        <TextArea maxLength={500} rows={2} {...reason} />
      </Field>
    </FormDialog>
  );
}

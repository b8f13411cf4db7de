import { FormDialog, useFailure, useForm } from '@facet/console-kit';
import { TextField, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { useLinkBadgeMutation, type Admin } from './admins-api.ts';

/** Which member shows this operator's badge, where no proof of theirs has said so. */
export function LinkBadgeDialog({ admin: { username: operator }, onClose }: { admin: Admin; onClose: () => void }) {
  const toast = useToast();
  const fail = useFailure();
  const { values, field, check } = useForm({ member: '' }, () => ({}));
  const [link] = useLinkBadgeMutation();
  const name = values.member.trim();

  async function submit(): Promise<boolean> {
    const { error } = await link({ operator, body: { member: name === '' ? null : name } });
    if (error) {
      fail(t('Failed to link the badge'), error);
      return false;
    }
    if (name === '') toast({ title: t('Badge unlinked'), description: t('No member shows the badge of {operator}.', { operator }) });
    else toast({ title: t('Badge linked'), description: t('{name} shows the badge of {operator}.', { name, operator }) });
    return true;
  }

  return (
    <FormDialog
      title={t('Badge of {operator}', { operator })}
      description={t(
        'The member shows the role of this account, and cannot be banned. The badge opens nothing. Leave the field empty to unlink it.',
      )}
      confirm={name === '' ? t('Unlink the badge') : t('Link the badge')}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <TextField label={t('Username of the member')} autoComplete="off" spellCheck={false} maxLength={20} {...field('member')} />
    </FormDialog>
  );
}

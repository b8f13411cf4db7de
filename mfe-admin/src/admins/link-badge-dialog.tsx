import { FormDialog, useAct, useForm } from '@facet/console-kit';
import { TextField } from '@facet/ui';
import { t } from '../texts.ts';
import { useLinkBadgeMutation, type Admin } from './admins-api.ts';

/** Which member shows this operator's badge, where no proof of theirs has said so. */
export function LinkBadgeDialog({ admin: { username: operator }, onClose }: { admin: Admin; onClose: () => void }) {
  const act = useAct();
  const { values, field, check } = useForm({ member: '' }, () => ({}));
  const [link] = useLinkBadgeMutation();
  const name = values.member.trim();

  const done =
    name === ''
      ? { title: t('Badge unlinked'), description: t('No member shows the badge of {operator}.', { operator }) }
      : { title: t('Badge linked'), description: t('{name} shows the badge of {operator}.', { name, operator }) };

  return (
    <FormDialog
      title={t('Badge of {operator}', { operator })}
      description={t(
        'The member shows the role of this account, and cannot be banned. The badge opens nothing. Leave the field empty to unlink it.',
      )}
      confirm={name === '' ? t('Unlink the badge') : t('Link the badge')}
      check={check}
      submit={() => act(link({ operator, body: { member: name || null } }), t('Failed to link the badge'), done)}
      onClose={onClose}
    >
      <TextField label={t('Username of the member')} autoComplete="off" spellCheck={false} maxLength={20} {...field('member')} />
    </FormDialog>
  );
}

import { useState, type FormEvent } from 'react';
import { failureOf, messageOf } from '@facet/remote-kit';
import { Button, Dialog, Notice, TextField, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { useLinkBadgeMutation, type Admin } from './admins-api.ts';
import styles from './admins.module.css';

/** Which member shows this operator's badge, where no proof of theirs has said so. */
export function LinkBadgeDialog({ admin: { username: operator }, onClose }: { admin: Admin; onClose: () => void }) {
  const toast = useToast();
  const [member, setMember] = useState('');
  const [problem, setProblem] = useState<string>();
  const [link, { isLoading }] = useLinkBadgeMutation();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    const name = member.trim() || null;
    const { error } = await link({ operator, body: { member: name } });
    if (error) {
      setProblem(messageOf(error));
      return toast({ tone: 'danger', title: t('Failed to link the badge'), ...failureOf(error) });
    }
    toast({
      title: name === null ? t('Badge unlinked') : t('Badge linked'),
      description:
        name === null
          ? t('No member shows the badge of {operator}.', { operator })
          : t('{name} shows the badge of {operator}.', { name, operator }),
    });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Badge of {operator}', { operator })}
      description={t(
        'The member shows the role of this account, and cannot be banned. The badge opens nothing. Leave the field empty to unlink it.',
      )}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label={t('Link the badge')}>
        {problem !== undefined && <Notice tone="danger" title={problem} />}
        <TextField
          label={t('Username of the member')}
          value={member}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          onChange={({ target }) => setMember(target.value)}
        />
        <Button type="submit" variant="primary" busy={isLoading}>
          {t('Link the badge')}
        </Button>
      </form>
    </Dialog>
  );
}

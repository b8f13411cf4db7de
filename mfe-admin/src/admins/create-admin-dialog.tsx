import { useState, type FormEvent } from 'react';
import { failureOf, messageOf, OPERATOR_ROLES, type OperatorRole } from '@facet/remote-kit';
import { Button, Dialog, Field, Notice, Select, TextField, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { useCreateAdminMutation } from './admins-api.ts';
import styles from './admins.module.css';

export function CreateAdminDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [role, setRole] = useState<OperatorRole>('moderator');
  const [problem, setProblem] = useState<string>();
  const [createAdmin, { isLoading }] = useCreateAdminMutation();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    if (username.trim() === '' || password === '') return setProblem(t('Please enter both username and password'));
    const { error } = await createAdmin({ username: username.trim(), password, role });
    if (error) {
      setProblem(messageOf(error));
      return toast({ tone: 'danger', title: t('Failed to create admin'), ...failureOf(error) });
    }
    toast({ title: t('Admin created'), description: t('{name} can log in as {role}.', { name: username.trim(), role }) });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Create admin')}
      description={t(
        'An account for the operators’ area. A member of the same name shows its badge once they have proven that the game-platform account is theirs.',
      )}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label={t('Create admin')}>
        {problem !== undefined && <Notice tone="danger" title={problem} />}
        <TextField
          label={t('Username')}
          value={username}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          onChange={({ target }) => setUsername(target.value)}
        />
        <TextField
          label={t('Password')}
          type="password"
          autoComplete="new-password"
          hint={t('At least {count} characters', { count: 6 })}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Field label={t('Role')}>
          <Select
            value={role}
            options={OPERATOR_ROLES.map((each) => ({ value: each, label: each }))}
            onValueChange={(each) => setRole(each as OperatorRole)}
          />
        </Field>
        <Button type="submit" variant="primary" busy={isLoading}>
          {t('Create admin')}
        </Button>
      </form>
    </Dialog>
  );
}

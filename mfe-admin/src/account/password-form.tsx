import { useRef, useState, type FormEvent } from 'react';
import { useAct } from '@facet/console-kit';
import { Button, Notice, TextField } from '@facet/ui';
import { typedIn } from '../session/index.ts';
import { useChangeOwnPasswordMutation } from './account-api.ts';
import { t } from '../texts.ts';
import styles from './account.module.css';

const LEAST_LENGTH = 6;

/** Everybody changes their own password. */
export function PasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const act = useAct();
  const [problem, setProblem] = useState<string>();
  const [changePassword, { isLoading }] = useChangeOwnPasswordMutation();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading || !form.current) return;
    const { current: currentPassword = '', new: newPassword = '', confirm = '' } = typedIn(form.current);
    const wrong = problemOf(currentPassword, newPassword, confirm);
    setProblem(wrong);
    if (wrong !== undefined) return;
    const done = { title: t('Password changed'), description: t('Your other sessions are ended.') };
    if (await act(changePassword({ currentPassword, newPassword }), t('Failed to change password'), done)) form.current.reset();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label={t('Change password')}>
      {problem && <Notice tone="danger" title={problem} />}
      <TextField label={t('Current password')} name="current" type="password" autoComplete="current-password" />
      <TextField
        label={t('New password')}
        name="new"
        type="password"
        autoComplete="new-password"
        hint={t('At least {count} characters', { count: LEAST_LENGTH })}
      />
      <TextField label={t('Confirm new password')} name="confirm" type="password" autoComplete="new-password" />
      <Button type="submit" variant="primary" busy={isLoading}>
        {t('Change password')}
      </Button>
    </form>
  );
}

function problemOf(current: string, next: string, confirmation: string): string | undefined {
  if (current === '' || next === '' || confirmation === '') return t('Please fill in all fields');
  if (next !== confirmation) return t('New passwords do not match');
  return next.length < LEAST_LENGTH ? t('New password must be at least 6 characters long') : undefined;
}

import { useRef, type FormEvent } from 'react';
import { Button, Notice, TextField } from '@facet/ui';
import { focusOnMount } from '@facet/console-kit';
import { typedIn } from './typed-in.ts';
import { useLogin } from './use-login.ts';
import { t } from '../texts.ts';
import styles from './gate.module.css';

export interface LoginFormProps {
  onSignedIn: () => void;
  /** Who has to sign in again; anybody where it is absent. */
  username?: string | undefined;
  /** Over a page, in a dialog that says why. */
  isAgain?: boolean | undefined;
}

/** Name and password, and the six digits where the account has a second step. */
export function LoginForm({ onSignedIn, username, isAgain = false }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problem, needsCode, busy, logIn, startOver } = useLogin(onSignedIn);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { username: name = '', password = '', code = '' } = typedIn(form.current);
    await logIn({ username: name.trim(), password, code });
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label={t('Admin access')}>
      {!isAgain && (
        <header>
          <h1>{t('Admin access')}</h1>
          <p className={styles.muted}>{t('Log in with your administrator account. A member session opens nothing here.')}</p>
        </header>
      )}
      {problem && (
        <Notice tone="danger" title={problem.title} requestId={problem.requestId}>
          {problem.detail}
        </Notice>
      )}
      <div className={needsCode ? styles.away : styles.fields}>
        <TextField label={t('Administrator username')} name="username" autoComplete="username" spellCheck={false} defaultValue={username} />
        <TextField label={t('Password')} name="password" type="password" autoComplete="current-password" />
      </div>
      {needsCode && (
        <TextField
          label={t('Six-digit code')}
          hint={t('From the authenticator app of this account')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          ref={focusOnMount}
        />
      )}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('Access Admin Dashboard')}
      </Button>
      {needsCode && (
        <Button variant="quiet" wide onClick={startOver}>
          {t('Use another account')}
        </Button>
      )}
      <Button asChild variant="quiet" wide icon="arrow-left">
        <a href="/">{t('Return to Homepage')}</a>
      </Button>
    </form>
  );
}

import { useState, type FormEvent } from 'react';
import { failureOf, type Failure } from '@facet/remote-kit';
import { useAct } from '@facet/console-kit';
import { Button, CopyButton, Text, TextField, useToast } from '@facet/ui';
import { useAccount } from '../session/index.ts';
import { t } from '../texts.ts';
import { useConfirmOwnTotpMutation, useRemoveOwnTotpMutation, useStartOwnTotpMutation } from './account-api.ts';
import styles from './account.module.css';

/** The authenticator app of this account: added with one code of it, removed with the password. */
export function SecondStep() {
  return useAccount().hasTotp ? <RemoveApp /> : <AddApp />;
}

/** For an operator who has none yet. */
export function AddApp() {
  const toast = useToast();
  const act = useAct();
  const [start, { data: started, isLoading: isStarting }] = useStartOwnTotpMutation();
  const [confirm, { isLoading }] = useConfirmOwnTotpMutation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Failure>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    if (!/^\d{6}$/.test(code)) return setProblem({ description: t('Please enter the six digits of your app') });
    const { error } = await confirm({ code });
    if (error) return setProblem(failureOf(error));
    toast({ title: t('Authenticator app added'), description: t('From now on, logging in asks for its code.') });
  }

  if (!started)
    return (
      <div className={styles.form}>
        <Text as="p">{t('A code from an authenticator app, on top of the password. A password alone is not enough.')}</Text>
        <Button variant="primary" busy={isStarting} onClick={() => act(start({}), t('Failed to add an authenticator app'))}>
          {t('Add an authenticator app')}
        </Button>
      </div>
    );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label={t('Add an authenticator app')}>
      <Text as="p">{t('Enter this key in the app, or open the link on the device that has it.')}</Text>
      <code className={styles.secret}>{started.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      <CopyButton text={started.secret} />
      <a href={started.uri}>{t('Open in an authenticator app')}</a>
      <TextField
        label={t('Six-digit code')}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={problem?.description}
        requestId={problem?.requestId}
        onChange={({ target }) => {
          setCode(target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="primary" busy={isLoading}>
        {t('Confirm')}
      </Button>
    </form>
  );
}

function RemoveApp() {
  const toast = useToast();
  const [remove, { isLoading }] = useRemoveOwnTotpMutation();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Failure>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    if (password === '') return setProblem({ description: t('Please enter your password') });
    const { error } = await remove({ password });
    if (error) return setProblem(failureOf(error));
    toast({ title: t('Authenticator app removed'), description: t('Logging in asks only for the password.') });
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label={t('Remove the authenticator app')}>
      <Text as="p">{t('Logging in asks for a code from your authenticator app.')}</Text>
      <TextField
        label={t('Current password')}
        type="password"
        autoComplete="current-password"
        value={password}
        error={problem?.description}
        requestId={problem?.requestId}
        onChange={({ target }) => {
          setPassword(target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="danger" busy={isLoading}>
        {t('Remove the authenticator app')}
      </Button>
    </form>
  );
}

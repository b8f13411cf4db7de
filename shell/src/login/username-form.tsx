import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Stack, Text, TextField } from '@facet/ui';
import { t } from '../texts.ts';
import { RushNotice } from './rush-notice.tsx';
import { StillWorking } from './still-working.tsx';
import type { SignIn } from './use-sign-in.ts';

/** The one field of the sign-in; a new name makes an account. */
export function UsernameForm({ signIn, onLeave }: { signIn: SignIn; onLeave: () => void }) {
  const [username, setUsername] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isHere = signIn.step.kind === 'username';
  const error = isHere ? signIn.error : null;
  const isWaiting = (signIn.rush?.secondsLeft ?? 0) > 0;
  // On arrival, and again at each failure.
  useEffect(() => field.current?.focus(), [error, isWaiting]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void signIn.enter(username);
  }

  return (
    <>
      <div>
        <h1>{t('Log in')}</h1>
        <Text as="p" tone="muted">
          {t('New here? Just type your username. Your account is created for you.')}
        </Text>
      </div>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField
            ref={field}
            label={t('Username')}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t('Your game username')}
            hint={t('3 to 20 letters, digits or _. We never ask for your password.')}
            error={error?.description}
            requestId={error?.requestId}
            readOnly={signIn.busy}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
          {isHere && signIn.rush && <RushNotice rush={signIn.rush} />}
          <Button type="submit" variant="primary" size="large" wide busy={signIn.busy} disabled={isWaiting}>
            {t('Login')}
          </Button>
          <Button variant="quiet" wide icon="arrow-left" onClick={onLeave}>
            {t('Back to Homepage')}
          </Button>
          <StillWorking busy={isHere && signIn.busy} />
        </Stack>
      </form>
    </>
  );
}

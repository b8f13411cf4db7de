import { useState, type FormEvent } from 'react';
import { failureOf, type Failure } from '@facet/remote-kit';
import { Button, Dialog, TextField, useToast } from '@facet/ui';
import { useReplaceCookieMutation } from './bot-api.ts';
import { t } from '../texts.ts';

export interface CookieDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A new session cookie for the payout bot. It goes to the server once and is never shown again, not even in part. */
export function CookieDialog({ open, onOpenChange }: CookieDialogProps) {
  const toast = useToast();
  const [cookie, setCookie] = useState('');
  const [problem, setProblem] = useState<Failure>();
  const [replaceCookie, { isLoading }] = useReplaceCookieMutation();

  function close(): void {
    setCookie('');
    setProblem(undefined);
    onOpenChange(false);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    if (cookie.trim() === '') return setProblem({ description: t('Please enter a valid RobloSecurity cookie') });
    const { data, error } = await replaceCookie({ roblosecurityCookie: cookie.trim() });
    if (error) return setProblem(failureOf(error));
    toast({ title: t('Cookie updated'), description: t('Signed in as {username} with R$ {robux}.', { ...data.testResult }) });
    close();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : close())}
      title={t('Update bot cookie')}
      description={t('The site signs in with it once to see that it works. Then it is sealed, and nobody can read it again.')}
    >
      <form id="bot-cookie" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t('RobloSecurity cookie')}
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={cookie}
          error={problem?.description}
          requestId={problem?.requestId}
          onChange={({ target }) => {
            setCookie(target.value);
            setProblem(undefined);
          }}
        />
      </form>
      <Button type="submit" form="bot-cookie" variant="primary" busy={isLoading}>
        {t('Test and save')}
      </Button>
    </Dialog>
  );
}

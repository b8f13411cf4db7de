import { Dialog } from '@facet/ui';
import { LoginForm } from './login-form.tsx';
import type { Account } from './account.ts';
import { useResume } from './use-resume.ts';
import { t } from '../texts.ts';

/** Over the page when its session has ended: what was typed there is still there afterwards. */
export function SignInAgain({ operator }: { operator: Account }) {
  const resume = useResume(operator.id);
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={t('Your session has ended')}
      description={t('Log in again to continue where you were.')}
    >
      <LoginForm isAgain username={operator.username} onSignedIn={() => void resume()} />
    </Dialog>
  );
}

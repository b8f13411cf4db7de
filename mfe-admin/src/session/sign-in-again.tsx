import { Dialog } from '@facet/ui';
import { LoginForm } from './login-form.tsx';
import type { Account } from './account.ts';
import { useResume } from './use-resume.ts';
import { t } from '../texts.ts';

/**
 * Over the page when its session has ended, or is too old for what was done: what was typed there is still there
 * afterwards.
 */
export function SignInAgain({ operator, isStale }: { operator: Account; isStale: boolean }) {
  const resume = useResume(operator.id);
  const title = isStale ? t('Confirm that it is you') : t('Your session has ended');
  const description = isStale
    ? t('You need to have logged in within the last ten minutes. Nothing has changed yet: log in, then do it again.')
    : t('Log in again to continue where you were.');
  return (
    <Dialog open onOpenChange={() => undefined} title={title} description={description}>
      <LoginForm isAgain username={operator.username} onSignedIn={() => void resume()} />
    </Dialog>
  );
}

import { useState } from 'react';
import { isRequestError, messageOf, requestIdOf } from '@facet/remote-kit';
import { useAdminLoginMutation } from './operator-api.ts';
import { t } from '../texts.ts';

interface Problem {
  title: string;
  detail?: string;
  requestId?: string | null;
}

interface Credentials {
  username: string;
  password: string;
  /** Empty until the account turns out to have a second step. */
  code: string;
}

export interface Login {
  problem: Problem | null;
  needsCode: boolean;
  busy: boolean;
  /** Never rejects. */
  logIn: (credentials: Credentials) => Promise<void>;
  /** Back to the first step. */
  startOver: () => void;
}

/** Signing in with name and password, then with a code where the server asks for one. */
export function useLogin(onSignedIn: () => void): Login {
  const [callLogin, { isLoading }] = useAdminLoginMutation();
  const [isDone, setDone] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function logIn({ username, password, code }: Credentials): Promise<void> {
    if (isLoading || isDone) return;
    if (username === '' || password === '') return setProblem({ title: t('Please enter both username and password') });
    if (needsCode && !/^\d{6}$/.test(code)) return setProblem({ title: t('Please enter the six digits of your app') });
    const { error } = await callLogin({ username, password, ...(needsCode && { code }) });
    if (!error) {
      setProblem(null);
      setDone(true);
      return onSignedIn();
    }
    if (isRequestError(error) && error.kind === 'refused' && error.code === 'code_required') {
      setNeedsCode(true);
      return setProblem(null);
    }
    setProblem(problemOf(error, needsCode));
  }

  function startOver(): void {
    setNeedsCode(false);
    setProblem(null);
  }

  return { problem, needsCode, busy: isLoading || isDone, logIn, startOver };
}

/** A refusal says little on purpose; who has to wait is told how long. */
function problemOf(error: unknown, isSecondStep: boolean): Problem {
  if (!isRequestError(error) || error.kind === 'network' || error.status >= 500)
    return { title: t('Admin login failed. Please try again.'), requestId: requestIdOf(error) };
  if (error.status === 429) return { title: t('Too many tries'), detail: messageOf(error) };
  if (isSecondStep && error.kind === 'refused') return { title: t('Invalid admin credentials'), detail: messageOf(error) };
  return { title: t('Invalid admin credentials') };
}

import { useState } from 'react';
import { isRequestError } from '@facet/remote-kit';
import { useAdminLoginMutation } from './operator-api.ts';

interface Problem {
  title: string;
  detail?: string;
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

const FAILED: Problem = { title: 'Admin login failed. Please try again.' };

/** Signing in with name and password, then with a code where the server asks for one. */
export function useLogin(onSignedIn: () => void): Login {
  const [callLogin, { isLoading }] = useAdminLoginMutation();
  const [isDone, setDone] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function logIn({ username, password, code }: Credentials): Promise<void> {
    if (isLoading || isDone) return;
    if (username === '' || password === '') return setProblem({ title: 'Please enter both username and password' });
    if (needsCode && !/^\d{6}$/.test(code)) return setProblem({ title: 'Please enter the six digits of your app' });
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
  if (!isRequestError(error) || error.kind === 'network' || error.status >= 500) return FAILED;
  if (error.status === 429) return { title: 'Too many tries', detail: error.message };
  if (isSecondStep && error.kind === 'refused') return { title: 'Invalid admin credentials', detail: error.message };
  return { title: 'Invalid admin credentials' };
}

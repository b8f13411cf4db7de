import { useRef, useState } from 'react';
import { isRequestError, msg, requestIdOf, sessionApi, type Failure } from '@facet/remote-kit';
import { shellApi, type DeviceProofStep, type GroupStep, type SignInAnswer } from '../shell-api.ts';
import { store } from '../store/index.ts';
import { t } from '../texts.ts';
import { useRush, type Rush } from './use-rush.ts';

type SignInStep = { kind: 'username' } | { kind: 'group'; applicant: GroupStep } | { kind: 'device-proof'; proof: DeviceProofStep };

export interface SignIn {
  step: SignInStep;
  error: Failure | null;
  /** Too many at once: nothing is sent until its seconds are over. */
  rush: Rush | null;
  busy: boolean;
  enter: (username: string) => Promise<void>;
  /** `groupLinkClicked`: they have opened the group's page. */
  completeRegistration: (groupLinkClicked: boolean) => Promise<void>;
  checkDeviceProof: () => Promise<void>;
  /** Back to the username. */
  startOver: () => void;
}

type Answer = { data?: SignInAnswer | undefined; error?: unknown };

const REFETCH_AFTER_MS = 100;
const LOGIN_FAILED = msg('Login failed. Please try again.');
const REGISTRATION_FAILED = msg('Registration failed. Please try again.');
const CHECK_FAILED = msg('The check failed. Please try again.');
const GROUP_FIRST = msg('Please click the group link and join our Roblox group first.');

/**
 * The steps of signing in: the username, and what the site may ask for before it lets somebody in. One call at a time.
 */
export function useSignIn(): SignIn {
  const [step, setStep] = useState<SignInStep>({ kind: 'username' });
  const [error, setError] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const { rush, begin: beginWait, end: endWait } = useRush();
  const [registerOrLogin] = shellApi.useRegisterOrLoginMutation();
  const [complete] = shellApi.useCompleteRegistrationMutation();
  const [check] = shellApi.useCheckDeviceProofMutation();

  async function follow(call: () => Promise<Answer>, fallback: string): Promise<void> {
    if (isBusy.current || (rush && rush.secondsLeft > 0)) return;
    isBusy.current = true;
    setBusy(true);
    setError(null);
    endWait();
    const { data, error } = await call();
    if (data === undefined) {
      if (!beginWait(error)) setError({ description: labelOf(error, fallback), requestId: requestIdOf(error) });
    } else if ('requiresGroupMembership' in data) setStep({ kind: 'group', applicant: data });
    else if ('requiresDeviceProof' in data) setStep({ kind: 'device-proof', proof: data });
    else if (!(await arrive())) setError({ description: fallback });
    isBusy.current = false;
    setBusy(false);
  }

  return {
    step,
    error,
    rush,
    busy,
    enter: async (typed) => {
      const username = typed.trim();
      if (username === '') return setError({ description: t('Please enter a username') });
      return follow(() => registerOrLogin({ username }), t(LOGIN_FAILED));
    },
    completeRegistration: async (groupLinkClicked) => {
      if (step.kind !== 'group') return;
      if (!groupLinkClicked) return setError({ description: t(GROUP_FIRST) });
      const { username, profilePicture } = step.applicant;
      return follow(() => complete({ username, profilePicture, groupLinkClicked }), t(REGISTRATION_FAILED));
    },
    checkDeviceProof: async () => {
      if (step.kind !== 'device-proof') return;
      const { username } = step.proof;
      return follow(() => check({ username }), t(CHECK_FAILED));
    },
    startOver: () => {
      setError(null);
      endWait();
      setStep({ kind: 'username' });
    },
  };
}

/** What the server said, in its own words; the screen's own where it said nothing that is meant for people. */
function labelOf(error: unknown, fallback: string): string {
  return isRequestError(error) && error.kind === 'refused' ? error.message : fallback;
}

/**
 * Asks who is signed in, with nothing left of who was here before. False when the session did not come (a browser
 * without cookies).
 */
async function arrive(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, REFETCH_AFTER_MS));
  store.forgetAnswers();
  const { data } = await store.dispatch(sessionApi.endpoints.getUser.initiate(undefined, { subscribe: false, forceRefetch: true }));
  return Boolean(data);
}

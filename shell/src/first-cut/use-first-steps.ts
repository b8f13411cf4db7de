import { isRequestError, useMember, type RequestError } from '@facet/remote-kit';
import { useState } from 'react';
import { useIsDeclared } from '../app/known-remotes.ts';
import { stepsApi, type FirstSteps } from './first-cut-api.ts';

const NEW_FOR_MS = 30 * 86_400_000;

export type FirstStepsState =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; error: RequestError; isRetrying: boolean; retry: () => unknown }
  | { kind: 'open'; steps: FirstSteps };

/**
 * Whether the dashboard begins with the first cut: asked for who joined within 30 days, on a site where one can earn
 * and withdraw.
 */
export function useFirstSteps(): FirstStepsState {
  const { isAsked, data, error, isFetching, refetch } = useAnswer();
  if (!isAsked) return { kind: 'none' };
  if (data) return data.isOpen ? { kind: 'open', steps: data } : { kind: 'none' };
  if (!isRequestError(error)) return { kind: 'loading' };
  // A wallet of before has no such call.
  if ('status' in error && error.status === 404) return { kind: 'none' };
  return { kind: 'failed', error, isRetrying: isFetching, retry: refetch };
}

/** What a newcomer said that they save for, R$; folding their first cut away keeps it. */
export function useGoal(): string | null {
  return useAnswer().data?.goal ?? null;
}

function useAnswer() {
  const { joinedAt } = useMember();
  const [openedAtMs] = useState(() => Date.now());
  const isNew = joinedAt !== undefined && openedAtMs - Date.parse(joinedAt) < NEW_FOR_MS;
  const [canEarn, canWithdraw] = [useIsDeclared('/earn'), useIsDeclared('/withdraw')];
  const isAsked = isNew && canEarn && canWithdraw;
  return { isAsked, ...stepsApi.useReadFirstStepsQuery(undefined, { skip: !isAsked }) };
}

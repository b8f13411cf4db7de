import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { LoadFailure, useDenseControls } from '@facet/console-kit';
import { OperatorContext, useDispatch, useSelector } from '@facet/remote-kit';
import { adminApi } from '../api/admin.generated.ts';
import { TAGS } from '../api/empty-api.ts';
import { AccountContext } from './account-context.ts';
import { CheckingAccess } from './checking-access.tsx';
import { GateScreen } from './gate-screen.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { LoginForm } from './login-form.tsx';
import { useGetOperatorQuery } from './operator-api.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { countChanges, countRoleRefusals, howSessionIsOver } from './session-slice.ts';
import { SavedViewsProvider } from '../saved-views/index.ts';
import { useFreshFiles } from './use-fresh-files.ts';
import { t } from '../texts.ts';
import styles from './gate.module.css';

/**
 * Lets operators through. What is behind it stays as it is when the session ends in the middle: the login stands over
 * it.
 */
export function AdminGate({ children }: { children: ReactNode }) {
  const { data: operator, error, isFetching, refetch } = useGetOperatorQuery(undefined, { refetchOnMountOrArgChange: true });
  const over = useSelector(howSessionIsOver);
  useAskAgain(Boolean(operator), refetch);
  useHearChanges();
  useFreshFiles(operator);
  useDenseControls();

  if (operator === undefined && error)
    return (
      <GateScreen>
        <LoadFailure as="h1" title={t('Admin access could not be checked')} error={error} isFetching={isFetching} refetch={refetch} />
      </GateScreen>
    );
  if (operator === undefined) return <CheckingAccess />;
  if (operator === null)
    return (
      <GateScreen>
        <div className={styles.card}>
          <LoginForm onSignedIn={() => location.reload()} />
        </div>
        <p className={styles.note}>{t('Every login is written to the audit log with its address.')}</p>
      </GateScreen>
    );
  return (
    <AccountContext value={operator}>
      <OperatorContext value={operator}>
        <SavedViewsProvider>{children}</SavedViewsProvider>
        {over ? <SignInAgain operator={operator} isStale={over === 'stale'} /> : <IdleWarning operator={operator} />}
      </OperatorContext>
    </AccountContext>
  );
}

/** A role that was not enough may have been taken away meanwhile: the controls are to say so. */
function useAskAgain(isKnown: boolean, refetch: () => unknown): void {
  const refusals = useSelector(countRoleRefusals);
  const ask = useEffectEvent(() => isKnown && void refetch());
  useEffect(() => {
    if (refusals > 0) ask();
  }, [refusals]);
}

/** What a remote's tab has changed is in the audit log, and may be in anything that the console shows. */
function useHearChanges(): void {
  const changes = useSelector(countChanges);
  const dispatch = useDispatch();
  useEffect(() => {
    if (changes > 0) dispatch(adminApi.util.invalidateTags(TAGS.filter((tag) => tag !== 'Operator')));
  }, [changes, dispatch]);
}

import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { messageOf, requestIdOf, useSelector } from '@facet/remote-kit';
import { ErrorCard } from '@facet/ui';
import { CheckingAccess } from './checking-access.tsx';
import { GateScreen } from './gate-screen.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { LoginForm } from './login-form.tsx';
import { useGetOperatorQuery } from './operator-api.ts';
import { OperatorContext } from './operator-context.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { countRoleRefusals, isSessionOver } from './session-slice.ts';
import { t } from '../texts.ts';
import styles from './gate.module.css';

/** Lets operators through. What is behind it stays as it is when the session ends in the middle: the login stands over it. */
export function AdminGate({ children }: { children: ReactNode }) {
  const { data: operator, error, isFetching, refetch } = useGetOperatorQuery(undefined, { refetchOnMountOrArgChange: true });
  const isOver = useSelector(isSessionOver);
  useAskAgain(Boolean(operator), refetch);
  useDenseControls();

  if (operator === undefined && error)
    return (
      <GateScreen>
        <ErrorCard
          as="h1"
          title={t('Admin access could not be checked')}
          onRetry={refetch}
          retrying={isFetching}
          requestId={requestIdOf(error)}
        >
          {messageOf(error)}
        </ErrorCard>
      </GateScreen>
    );
  if (operator === undefined) return <CheckingAccess />;
  if (operator === null)
    return (
      <GateScreen>
        <div className={styles.card}>
          <LoginForm onSignedIn={() => location.reload()} />
        </div>
        <p className={styles.note}>{t('Every sign-in is written to the audit trail with its address.')}</p>
      </GateScreen>
    );
  return (
    <OperatorContext value={operator}>
      {children}
      {isOver ? <SignInAgain operator={operator} /> : <IdleWarning operator={operator} />}
    </OperatorContext>
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

/** On the root, so that dialogs, which lie beside the page, have the same controls. */
function useDenseControls(): void {
  useEffect(() => {
    document.documentElement.dataset['density'] = 'dense';
    return () => {
      delete document.documentElement.dataset['density'];
    };
  }, []);
}

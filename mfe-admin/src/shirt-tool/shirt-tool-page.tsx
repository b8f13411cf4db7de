import { useEffect, useRef, useSyncExternalStore } from 'react';
import { PageHeader } from '@facet/ui';
import { useOperator } from '@facet/remote-kit';
import { t } from '../texts.ts';
import { CopyingStep } from './copying-step.tsx';
import { LoginStep } from './login-step.tsx';
import { ProgressVoice } from './progress-voice.tsx';
import { stepAtHand, stepStates } from './run-rules.ts';
import type { Step } from './run.ts';
import { SetupStep } from './setup-step.tsx';
import styles from './shirt-tool.module.css';
import { ToolSteps } from './tool-steps.tsx';
import { useShirtRun } from './use-shirt-run.ts';

/** /admin/rbxhandler */
export function Component() {
  const run = useShirtRun(useOperator().id);
  const state = useSyncExternalStore(run.subscribe, run.current);
  const step = stepAtHand(state);
  const body = useFocusOn(step);
  return (
    <div className={styles.page}>
      <PageHeader title={t('Shirt tool')}>
        {t('Downloads shirt templates from the catalogue and uploads copies to your own account.')}
      </PageHeader>
      <ToolSteps states={stepStates(state)} />
      <ProgressVoice run={state} />
      <div ref={body} className={styles.body} tabIndex={-1}>
        {step === 'setup' && <SetupStep run={run} state={state} />}
        {step === 'login' && <LoginStep run={run} state={state} />}
        {step !== 'setup' && step !== 'login' && <CopyingStep run={run} state={state} />}
      </div>
    </div>
  );
}

/** The focus follows to the next step, since what had it is gone; on the way in it stays where it is. */
function useFocusOn(step: Step) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) body.current?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);
  return body;
}

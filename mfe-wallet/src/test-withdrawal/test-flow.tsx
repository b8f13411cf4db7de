import { useReducer } from 'react';
import { Card, Stepper } from '@facet/ui';
import { useFocusOnStep } from '../withdraw/use-focus-on-step.ts';
import styles from '../withdraw/wizard.module.css';
import { t } from '../texts.ts';
import { SelectExperience } from './select-experience.tsx';
import { SelectGamepass } from './select-gamepass.tsx';
import { nextState, START } from './test-flow-state.ts';
import { useTestWithdraw } from './use-test-withdraw.ts';
import { WithdrawStep } from './withdraw-step.tsx';

const POSITION = { 'select-experience': 0, 'select-gamepass': 1, withdraw: 2 } as const;

/** Three steps to a test withdrawal; a success begins anew. */
export function TestFlow() {
  const [state, dispatch] = useReducer(nextState, START);
  const withdraw = useTestWithdraw(() => dispatch({ type: 'withdrawn' }));
  const stepRef = useFocusOnStep(state.step);
  return (
    <Card aria-label={t('Test withdrawal')} className={styles.wizard}>
      <Stepper steps={steps()} current={POSITION[state.step]} />
      <div ref={stepRef} className={styles.step}>
        {state.step === 'select-experience' && <SelectExperience state={state} dispatch={dispatch} />}
        {state.step === 'select-gamepass' && <SelectGamepass state={state} dispatch={dispatch} />}
        {state.step === 'withdraw' && <WithdrawStep state={state} dispatch={dispatch} withdraw={withdraw} />}
      </div>
    </Card>
  );
}

function steps() {
  return [t('Select experience'), t('Select gamepass'), t('Withdraw')];
}

import { useReducer } from 'react';
import { Card, Stepper } from '@facet/ui';
import { useFocusOnStep } from '../withdraw/use-focus-on-step.ts';
import styles from '../withdraw/wizard.module.css';
import { SelectExperience } from './select-experience.tsx';
import { SelectGamepass } from './select-gamepass.tsx';
import { nextState, START } from './test-flow-state.ts';
import { useTestWithdraw } from './use-test-withdraw.ts';
import { WithdrawStep } from './withdraw-step.tsx';

const STEPS = ['Select experience', 'Select gamepass', 'Withdraw'];
const POSITION = { 'select-experience': 0, 'select-gamepass': 1, withdraw: 2 } as const;

/** Three steps to a test withdrawal; a success begins anew. */
export function TestFlow() {
  const [state, dispatch] = useReducer(nextState, START);
  const withdraw = useTestWithdraw(() => dispatch({ type: 'withdrawn' }));
  const stepRef = useFocusOnStep(state.step);
  return (
    <Card aria-label="Test withdrawal" className={styles.wizard}>
      <Stepper steps={STEPS} current={POSITION[state.step]} />
      <div ref={stepRef} className={styles.step}>
        {state.step === 'select-experience' && <SelectExperience state={state} dispatch={dispatch} />}
        {state.step === 'select-gamepass' && <SelectGamepass state={state} dispatch={dispatch} />}
        {state.step === 'withdraw' && <WithdrawStep state={state} dispatch={dispatch} withdraw={withdraw} />}
      </div>
    </Card>
  );
}

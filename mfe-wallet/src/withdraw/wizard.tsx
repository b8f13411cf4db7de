import { useEffect, useReducer, useRef } from 'react';
import { Card, Stepper } from '@facet/ui';
import { AccountStep } from './account-step.tsx';
import { ExperienceStep } from './experience-step.tsx';
import { GamepassStep } from './gamepass-step.tsx';
import styles from './wizard.module.css';
import { nextState, START, type WizardEvent, type WizardState } from './wizard-state.ts';

const STEPS = ['Validate account', 'Choose experience', 'Confirm gamepass'];
const POSITION = { account: 0, experience: 1, gamepass: 2 } as const;

/** Three steps to a withdrawal. The focus moves to each step's heading. */
export function Wizard() {
  const [state, dispatch] = useReducer(nextState, START);
  const step = useRef<HTMLDivElement>(null);
  const shown = useRef(state.step);
  useEffect(() => {
    if (shown.current === state.step) return;
    shown.current = state.step;
    step.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [state.step]);
  return (
    <Card aria-label="Withdraw" className={styles.wizard}>
      <Stepper steps={STEPS} current={POSITION[state.step]} />
      <div ref={step} className={styles.step}>
        <Step state={state} dispatch={dispatch} />
      </div>
    </Card>
  );
}

function Step({ state, dispatch }: { state: WizardState; dispatch: (event: WizardEvent) => void }) {
  switch (state.step) {
    case 'account':
      return <AccountStep problem={state.problem} dispatch={dispatch} />;
    case 'experience':
      return <ExperienceStep state={state} dispatch={dispatch} />;
    case 'gamepass':
      return <GamepassStep state={state} dispatch={dispatch} />;
    default:
      return state satisfies never;
  }
}

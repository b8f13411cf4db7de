import { Card, classes, Stepper } from '@facet/ui';
import type { ReactNode } from 'react';
import { t } from '../texts.ts';
import { AccountStep } from './account-step.tsx';
import { AgainCard } from './again-card.tsx';
import { CheckingAgain } from './checking-again.tsx';
import { ExperienceStep } from './experience-step.tsx';
import { GamepassStep } from './gamepass-step.tsx';
import { SentStep } from './sent-step.tsx';
import { StartNotices } from './start-notices.tsx';
import { useFocusOnStep } from './use-focus-on-step.ts';
import type { Opening } from './use-start.ts';
import type { Withdrawing } from './use-withdraw.ts';
import styles from './wizard.module.css';
import type { WizardEvent, WizardState } from './wizard-state.ts';

const POSITION = { again: 0, account: 0, experience: 1, gamepass: 2 } as const;

interface WizardProps {
  state: WizardState;
  dispatch: (event: WizardEvent) => void;
  /** How often a withdrawal was asked for again: each time the focus goes to the step. */
  askedAgain: number;
  start: Opening;
  withdrawing: Withdrawing;
  /** Nothing is known yet of what can be withdrawn. */
  isOpening: boolean;
  /** What is said before anything is chosen. */
  notice: ReactNode;
}

/**
 * The last one again, or three steps to another; then what happens to it. The focus moves to the heading of a step that
 * opens.
 */
export function Wizard({ state, dispatch, askedAgain, start, withdrawing, isOpening, notice }: WizardProps) {
  const stepRef = useFocusOnStep(`${state.step} ${askedAgain}`);
  const again = start.data?.again;
  if (isOpening) return <CheckingAgain dispatch={dispatch} />;
  if (state.step === 'again' && start.data && again)
    return (
      <div ref={stepRef} className={styles.again}>
        {notice}
        <AgainCard start={{ ...start.data, again }} opening={start} dispatch={dispatch} withdrawing={withdrawing} />
      </div>
    );
  return (
    <Card aria-label={t('Withdraw')} className={classes(styles.wizard, state.step === 'sent' && styles.onItsWay)}>
      {state.step !== 'sent' && <Stepper steps={steps()} current={POSITION[state.step]} />}
      <div ref={stepRef} className={styles.step}>
        {state.step !== 'sent' && notice}
        {state.step !== 'sent' && <StartNotices opening={start} />}
        {(state.step === 'again' || state.step === 'account') && <AccountStep dispatch={dispatch} start={start.data} />}
        {state.step === 'experience' && <ExperienceStep state={state} dispatch={dispatch} />}
        {state.step === 'gamepass' && <GamepassStep state={state} dispatch={dispatch} withdrawing={withdrawing} />}
        {state.step === 'sent' && <SentStep withdrawal={state.withdrawal} onAgain={startOver} />}
      </div>
    </Card>
  );

  function startOver(): void {
    // What was offered is taken now.
    void start.checkAgain();
    dispatch({ type: 'startedOver' });
  }
}

function steps() {
  return [t('Validate account'), t('Choose experience'), t('Confirm gamepass')];
}

import { Card, Stepper } from '@facet/ui';
import { t } from '../texts.ts';
import { AccountStep } from './account-step.tsx';
import { ExperienceStep } from './experience-step.tsx';
import { GamepassStep } from './gamepass-step.tsx';
import { GroupNotice } from './group-notice.tsx';
import { SentStep } from './sent-step.tsx';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { useWithdraw } from './use-withdraw.ts';
import styles from './wizard.module.css';
import type { WizardEvent, WizardState } from './wizard-state.ts';

const POSITION = { account: 0, experience: 1, gamepass: 2 } as const;

interface WizardProps {
  state: WizardState;
  dispatch: (event: WizardEvent) => void;
  /** How often a withdrawal was asked for again: each time the focus goes to the step. */
  askedAgain: number;
}

/** Three steps to a withdrawal, then what happens to it. The focus moves to the heading of a step that opens. */
export function Wizard({ state, dispatch, askedAgain }: WizardProps) {
  const withdrawing = useWithdraw((withdrawal) => dispatch({ type: 'withdrawn', withdrawal }));
  const stepRef = useFocusOnStep(`${state.step} ${askedAgain}`);
  return (
    <Card aria-label={t('Withdraw')} className={styles.wizard}>
      {state.step !== 'sent' && <Stepper steps={steps()} current={POSITION[state.step]} />}
      <div ref={stepRef} className={styles.step}>
        {state.step !== 'sent' && <GroupNotice />}
        {state.step === 'account' && <AccountStep dispatch={dispatch} />}
        {state.step === 'experience' && <ExperienceStep state={state} dispatch={dispatch} />}
        {state.step === 'gamepass' && <GamepassStep state={state} dispatch={dispatch} withdrawing={withdrawing} />}
        {state.step === 'sent' && <SentStep withdrawal={state.withdrawal} onAgain={() => dispatch({ type: 'startedOver' })} />}
      </div>
    </Card>
  );
}

function steps() {
  return [t('Validate account'), t('Choose experience'), t('Confirm gamepass')];
}

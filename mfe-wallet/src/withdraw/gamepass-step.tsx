import { useProfile } from '@facet/remote-kit';
import { Button, EmptyState, ErrorCard, Notice, SkeletonRows, VisuallyHidden } from '@facet/ui';
import { affordabilityOf } from './affordability.ts';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { GamepassChoice } from './gamepass-choice.tsx';
import { Receipt } from './receipt.tsx';
import { StepHead } from './step-head.tsx';
import { useGamepasses } from './use-gamepasses.ts';
import { useMinimum } from './use-minimum.ts';
import styles from './wizard.module.css';
import type { WizardEvent, WizardState } from './wizard-state.ts';

interface GamepassStepProps {
  state: Extract<WizardState, { step: 'gamepass' }>;
  dispatch: (event: WizardEvent) => void;
}

/** Step 3: which gamepass; its price is the amount. The balance may change while this is open. */
export function GamepassStep({ state, dispatch }: GamepassStepProps) {
  const { experience, gamepasses, chosenId } = state;
  const balance = useProfile().profile?.balance ?? '0.00';
  const minimum = useMinimum();
  const reload = useGamepasses(experience.placeId, dispatch);
  const chosen = gamepasses.status === 'loaded' ? gamepasses.list.find(({ id }) => id === chosenId) : undefined;
  const verdict = chosen && affordabilityOf(chosen.price, { balance, minimum });
  return (
    <>
      <StepHead title="Choose a gamepass">{experience.name}</StepHead>
      {gamepasses.status === 'loading' && (
        <div aria-busy="true">
          <VisuallyHidden as="output">Loading the gamepasses</VisuallyHidden>
          <SkeletonRows count={4} />
        </div>
      )}
      {gamepasses.status === 'failed' && (
        <ErrorCard title="Failed to Load Gamepasses" onRetry={reload}>
          {gamepasses.message}
        </ErrorCard>
      )}
      {gamepasses.status === 'loaded' && gamepasses.list.length === 0 && (
        <EmptyState title="No gamepasses for sale">
          Put a gamepass of this experience on sale, then come back, or choose another experience.
        </EmptyState>
      )}
      {gamepasses.status === 'loaded' && gamepasses.list.length > 0 && (
        <GamepassChoice
          list={gamepasses.list}
          limits={{ balance, minimum }}
          chosenId={chosenId}
          onChoose={(id) => dispatch({ type: 'gamepassChosen', id })}
        />
      )}
      {chosen && verdict?.status === 'affordable' && <Receipt gamepass={chosen} balance={balance} />}
      {verdict?.status === 'tooSmall' && (
        <Notice tone="warning" title="Amount Too Low">
          {verdict.message}
        </Notice>
      )}
      {verdict?.status === 'tooDear' && (
        <Notice tone="warning" title="Insufficient Balance">
          {verdict.message.replace('Insufficient Balance: ', '')}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="quiet" icon="arrow-left" onClick={() => dispatch({ type: 'wentBack' })}>
          Back
        </Button>
        <ConfirmWithdrawal
          gamepass={chosen ?? null}
          isAllowed={verdict === undefined || verdict.status === 'affordable'}
          onWithdrawn={() => dispatch({ type: 'withdrawn' })}
        />
      </div>
    </>
  );
}

import { Button, Choice, ChoiceList, Thumb } from '@facet/ui';
import { StepHead } from './step-head.tsx';
import styles from './wizard.module.css';
import type { WizardEvent, WizardState } from './wizard-state.ts';

interface ExperienceStepProps {
  state: Extract<WizardState, { step: 'experience' }>;
  dispatch: (event: WizardEvent) => void;
}

/** Step 2: which of the member's experiences sells the gamepass. */
export function ExperienceStep({ state: { experiences, chosen }, dispatch }: ExperienceStepProps) {
  return (
    <>
      <StepHead title="Choose an experience">
        {experiences.length === 1 ? '1 published by you' : `${experiences.length} published by you`}
      </StepHead>
      <ChoiceList legend="Experience" scrolls>
        {experiences.map((experience) => (
          <Choice
            key={experience.experienceId}
            name="experience"
            value={experience.experienceId}
            title={experience.name}
            detail={`Place ${experience.placeId}`}
            leading={<Thumb name={experience.name} />}
            checked={experience.experienceId === chosen?.experienceId}
            onChoose={() => dispatch({ type: 'experienceChosen', experience })}
          />
        ))}
      </ChoiceList>
      <div className={styles.actions}>
        <Button variant="quiet" icon="arrow-left" onClick={() => dispatch({ type: 'wentBack' })}>
          Back
        </Button>
        <Button
          variant="primary"
          size="large"
          className={styles.forward}
          disabled={chosen === null}
          onClick={() => dispatch({ type: 'experienceConfirmed' })}
        >
          Show gamepasses
        </Button>
      </div>
    </>
  );
}

import { useMember } from '@facet/remote-kit';
import { Button, Choice, ChoiceList, Thumb } from '@facet/ui';
import { StepHead } from './step-head.tsx';
import styles from './wizard.module.css';
import type { WizardEvent, WizardState } from './wizard-state.ts';

interface ExperienceStepProps {
  state: Extract<WizardState, { step: 'experience' }>;
  dispatch: (event: WizardEvent) => void;
}

/** Step 2: which of the member's experiences sells the gamepass. */
export function ExperienceStep({ state: { experiences, experience: chosen }, dispatch }: ExperienceStepProps) {
  const { username } = useMember();
  return (
    <>
      <StepHead title="Choose an experience">
        {experiences.length} published by {username}
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
            checked={experience === chosen}
            onChoose={() => dispatch({ type: 'experienceChosen', experience })}
          />
        ))}
      </ChoiceList>
      <div className={styles.actions}>
        <Button variant="quiet" icon="arrow-left" onClick={() => dispatch({ type: 'wentBack' })}>
          Back
        </Button>
        <Button variant="primary" size="large" className={styles.forward} onClick={() => dispatch({ type: 'experienceConfirmed' })}>
          Show gamepasses
        </Button>
      </div>
    </>
  );
}

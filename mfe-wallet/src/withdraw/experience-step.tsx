import { useMember } from '@facet/remote-kit';
import { Button, ChoiceButton, ChoiceList, Thumb } from '@facet/ui';
import { t } from '../texts.ts';
import { StepHead } from './step-head.tsx';
import styles from './wizard.module.css';
import type { WizardEvent, WizardState } from './wizard-state.ts';

interface ExperienceStepProps {
  state: Extract<WizardState, { step: 'experience' }>;
  dispatch: (event: WizardEvent) => void;
}

/** Step 2: which of the member's experiences sells the gamepass. Choosing one goes on. */
export function ExperienceStep({ state: { experiences }, dispatch }: ExperienceStepProps) {
  const { username } = useMember();
  return (
    <>
      <StepHead title={t('Choose an experience')}>{t('{count} published by {username}', { count: experiences.length, username })}</StepHead>
      <ChoiceList legend={t('Experience')} scrolls>
        {experiences.map((experience) => (
          <ChoiceButton
            key={experience.experienceId}
            title={experience.name}
            detail={t('Place {placeId}', { placeId: experience.placeId })}
            leading={<Thumb name={experience.name} />}
            onClick={() => dispatch({ type: 'experienceChosen', experience })}
          />
        ))}
      </ChoiceList>
      <div className={styles.actions}>
        <Button variant="quiet" icon="arrow-left" onClick={() => dispatch({ type: 'wentBack' })}>
          {t('Back')}
        </Button>
      </div>
    </>
  );
}

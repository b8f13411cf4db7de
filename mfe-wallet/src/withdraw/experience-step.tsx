import { useMember } from '@facet/remote-kit';
import { Button, Choice, ChoiceList, Thumb } from '@facet/ui';
import { t } from '../texts.ts';
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
      <StepHead title={t('Choose an experience')}>{t('{count} published by {username}', { count: experiences.length, username })}</StepHead>
      <ChoiceList legend={t('Experience')} scrolls>
        {experiences.map((experience) => (
          <Choice
            key={experience.experienceId}
            name="experience"
            value={experience.experienceId}
            title={experience.name}
            detail={t('Place {placeId}', { placeId: experience.placeId })}
            leading={<Thumb name={experience.name} />}
            checked={experience === chosen}
            onChoose={() => dispatch({ type: 'experienceChosen', experience })}
          />
        ))}
      </ChoiceList>
      <div className={styles.actions}>
        <Button variant="quiet" icon="arrow-left" onClick={() => dispatch({ type: 'wentBack' })}>
          {t('Back')}
        </Button>
        <Button variant="primary" size="large" className={styles.forward} onClick={() => dispatch({ type: 'experienceConfirmed' })}>
          {t('Show gamepasses')}
        </Button>
      </div>
    </>
  );
}

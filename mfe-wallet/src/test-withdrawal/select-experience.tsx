import { messageOf, msg, requestIdOf, useMember } from '@facet/remote-kit';
import { Button, Choice, ChoiceList, ErrorCard, Notice, Thumb, useToast } from '@facet/ui';
import { useGetExperiencesQuery } from '../api/wallet-api.ts';
import { LoadingChoices } from '../withdraw/loading-choices.tsx';
import { StepHead } from '../withdraw/step-head.tsx';
import styles from '../withdraw/wizard.module.css';
import { t } from '../texts.ts';
import type { TestFlowEvent, TestFlowState } from './test-flow-state.ts';

const NO_EXPERIENCES = msg(
  'No created experiences found for this user. You need to have at least one published experience on the game platform.',
);

interface SelectExperienceProps {
  state: Extract<TestFlowState, { step: 'select-experience' }>;
  dispatch: (event: TestFlowEvent) => void;
}

/** select-experience */
export function SelectExperience({ state: { experience: chosen }, dispatch }: SelectExperienceProps) {
  const { username } = useMember();
  const toast = useToast();
  const { data: list, error, isFetching, refetch } = useGetExperiencesQuery(username);

  const proceed = () => {
    if (chosen) dispatch({ type: 'continued' });
    else toast({ tone: 'danger', title: t('Missing Selection'), description: t('Please select an experience.') });
  };

  return (
    <>
      <StepHead title={t('Select an experience')}>{t('Published by {username}', { username })}</StepHead>
      {!list && !error && <LoadingChoices what="experiences" count={2} />}
      {!list && error && (
        <ErrorCard title={t('Validation Failed')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error, t('Failed to validate user'))}
        </ErrorCard>
      )}
      {list?.length === 0 && (
        <Notice tone="danger" title={t('Validation Failed')}>
          {t(NO_EXPERIENCES)}
        </Notice>
      )}
      {list && list.length > 0 && (
        <>
          <ChoiceList legend={t('Experience')} scrolls>
            {list.map((experience) => (
              <Choice
                key={experience.experienceId}
                name="test-experience"
                value={experience.experienceId}
                title={experience.name}
                detail={t('Place {placeId}', { placeId: experience.placeId })}
                leading={<Thumb name={experience.name} />}
                checked={experience.experienceId === chosen?.experienceId}
                onChoose={() => dispatch({ type: 'experienceSelected', experience })}
              />
            ))}
          </ChoiceList>
          <div className={styles.actions}>
            <Button variant="primary" size="large" className={styles.forward} onClick={proceed}>
              {t('Continue')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

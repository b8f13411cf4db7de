import { messageOf, useMember } from '@facet/remote-kit';
import { Button, Choice, ChoiceList, ErrorCard, Notice, Thumb, useToast } from '@facet/ui';
import { useGetExperiencesQuery } from '../api/wallet-api.ts';
import { LoadingChoices } from '../withdraw/loading-choices.tsx';
import { StepHead } from '../withdraw/step-head.tsx';
import styles from '../withdraw/wizard.module.css';
import type { TestFlowEvent, TestFlowState } from './test-flow-state.ts';

const NO_EXPERIENCES =
  'No created experiences found for this user. You need to have at least one published experience on the game platform.';

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
    else toast({ tone: 'danger', title: 'Missing Selection', description: 'Please select an experience.' });
  };

  return (
    <>
      <StepHead title="Select an experience">Published by {username}</StepHead>
      {!list && !error && <LoadingChoices what="experiences" count={2} />}
      {!list && error && (
        <ErrorCard title="Validation Failed" onRetry={refetch} retrying={isFetching}>
          {messageOf(error, 'Failed to validate user')}
        </ErrorCard>
      )}
      {list?.length === 0 && (
        <Notice tone="danger" title="Validation Failed">
          {NO_EXPERIENCES}
        </Notice>
      )}
      {list && list.length > 0 && (
        <>
          <ChoiceList legend="Experience" scrolls>
            {list.map((experience) => (
              <Choice
                key={experience.experienceId}
                name="test-experience"
                value={experience.experienceId}
                title={experience.name}
                detail={`Place ${experience.placeId}`}
                leading={<Thumb name={experience.name} />}
                checked={experience.experienceId === chosen?.experienceId}
                onChoose={() => dispatch({ type: 'experienceSelected', experience })}
              />
            ))}
          </ChoiceList>
          <div className={styles.actions}>
            <Button variant="primary" size="large" className={styles.forward} onClick={proceed}>
              Continue
            </Button>
          </div>
        </>
      )}
    </>
  );
}

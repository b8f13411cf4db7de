import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Choice, ChoiceList, EmptyState, ErrorCard, Money, Thumb, useToast } from '@facet/ui';
import { useGetGamepassesQuery } from '../api/wallet-api.ts';
import { LoadingChoices } from '../withdraw/loading-choices.tsx';
import { StepHead } from '../withdraw/step-head.tsx';
import styles from '../withdraw/wizard.module.css';
import { t } from '../texts.ts';
import type { TestFlowEvent, TestFlowState } from './test-flow-state.ts';

interface SelectGamepassProps {
  state: Extract<TestFlowState, { step: 'select-gamepass' }>;
  dispatch: (event: TestFlowEvent) => void;
}

/** select-gamepass: any of them; what the balance does not cover is said in the last step. */
export function SelectGamepass({ state: { experience, gamepassId }, dispatch }: SelectGamepassProps) {
  const toast = useToast();
  const { data: list, error, isFetching, refetch } = useGetGamepassesQuery(experience.placeId);
  const isChosen = list?.some(({ id }) => id === gamepassId) ?? false;

  const proceed = () => {
    if (isChosen) dispatch({ type: 'continued' });
    else toast({ tone: 'danger', title: t('Missing Selection'), description: t('Please select a gamepass.') });
  };

  return (
    <>
      <StepHead title={t('Select a gamepass')}>{experience.name}</StepHead>
      {!list && !error && <LoadingChoices what="gamepasses" count={4} />}
      {!list && error && (
        <ErrorCard title={t('Failed to Load Gamepasses')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error, t('Failed to fetch gamepasses'))}
        </ErrorCard>
      )}
      {list?.length === 0 && (
        <EmptyState title={t('No gamepasses for sale')}>
          {t('Put a gamepass of this experience on sale and come back, or select another experience.')}
        </EmptyState>
      )}
      {list && list.length > 0 && (
        <ChoiceList legend={t('Gamepass')} scrolls>
          {list.map(({ id, displayName, price }) => (
            <Choice
              key={id}
              name="test-gamepass"
              value={id}
              title={displayName}
              leading={<Thumb icon="ticket" />}
              trailing={<Money amount={price} decimals={0} size={16} mark={id === gamepassId} className={styles.price} />}
              checked={id === gamepassId}
              onChoose={() => dispatch({ type: 'gamepassSelected', gamepassId: id })}
            />
          ))}
        </ChoiceList>
      )}
      <div className={styles.actions}>
        <Button variant="quiet" icon="arrow-left" onClick={() => dispatch({ type: 'wentBack' })}>
          {t('Back')}
        </Button>
        {list && list.length > 0 && (
          <Button variant="primary" size="large" className={styles.forward} onClick={proceed}>
            {t('Continue')}
          </Button>
        )}
      </div>
    </>
  );
}

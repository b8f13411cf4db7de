import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Choice, ChoiceList, EmptyState, ErrorCard, Money, Thumb, useToast } from '@facet/ui';
import { useGetGamepassesQuery, type Gamepass } from '../api/wallet-api.ts';
import { LoadingChoices } from '../withdraw/loading-choices.tsx';
import { explainObstacle, obstacleOf } from '../withdraw/obstacle-of.ts';
import { StepHead } from '../withdraw/step-head.tsx';
import { useLimits } from '../withdraw/use-limits.ts';
import styles from '../withdraw/wizard.module.css';
import { t } from '../texts.ts';
import type { TestFlowEvent, TestFlowState } from './test-flow-state.ts';

interface SelectGamepassProps {
  state: Extract<TestFlowState, { step: 'select-gamepass' }>;
  dispatch: (event: TestFlowEvent) => void;
}

/**
 * select-gamepass: any that a withdrawal can go through, the others say why not; what the balance does not cover is
 * said in the last step.
 */
export function SelectGamepass({ state: { experience, gamepassId }, dispatch }: SelectGamepassProps) {
  const toast = useToast();
  const { data: list, error, isFetching, refetch } = useGetGamepassesQuery(experience.placeId);
  const limits = useLimits();
  /** Null: a withdrawal can go through it, if the balance covers it. */
  const whyNot = (gamepass: Gamepass): string | null => {
    const obstacle = obstacleOf(gamepass, limits);
    return obstacle === null || obstacle === 'tooDear' ? null : explainObstacle(obstacle, gamepass, limits);
  };
  const isChosen = list?.some((gamepass) => gamepass.id === gamepassId && whyNot(gamepass) === null) ?? false;

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
          {list.map((gamepass) => (
            <TestGamepass
              key={gamepass.id}
              gamepass={gamepass}
              obstacle={whyNot(gamepass)}
              checked={gamepass.id === gamepassId}
              onChoose={() => dispatch({ type: 'gamepassSelected', gamepassId: gamepass.id })}
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

interface TestGamepassProps {
  gamepass: Gamepass;
  /** Why no withdrawal goes through it. */
  obstacle: string | null;
  checked: boolean;
  onChoose: () => void;
}

function TestGamepass({ gamepass: { id, displayName, price }, obstacle, checked, onChoose }: TestGamepassProps) {
  return (
    <Choice
      name="test-gamepass"
      value={id}
      title={displayName}
      detail={obstacle ?? undefined}
      disabled={obstacle !== null}
      leading={<Thumb drawn={displayName} />}
      trailing={<Money amount={price} decimals={0} size={16} mark={checked} className={styles.price} />}
      checked={checked}
      onChoose={onChoose}
    />
  );
}

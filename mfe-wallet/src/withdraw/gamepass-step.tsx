import { failureOf, messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, classes, EmptyState, ErrorCard, Money, Text, useToast } from '@facet/ui';
import { useEffect } from 'react';
import { useGetGamepassesQuery } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { GamepassList } from './gamepass-list.tsx';
import { LoadingChoices } from './loading-choices.tsx';
import { obstacleOf } from './obstacle-of.ts';
import { Outcome } from './outcome.tsx';
import { ReceiveExactly } from './receive-exactly.tsx';
import { StepHead } from './step-head.tsx';
import { useLimits } from './use-limits.ts';
import type { Withdrawing } from './use-withdraw.ts';
import { arrivesOf, usePlatformTerms } from './what-arrives.ts';
import styles from './wizard.module.css';
import type { WizardEvent, WizardState } from './wizard-state.ts';

interface GamepassStepProps {
  state: Extract<WizardState, { step: 'gamepass' }>;
  dispatch: (event: WizardEvent) => void;
  withdrawing: Withdrawing;
}

/** Step 3: which gamepass; its price is the amount. The balance may change while this is open. */
export function GamepassStep({ state: { experience, gamepassId }, dispatch, withdrawing }: GamepassStepProps) {
  const { data: list, error, isFetching, refetch } = useGetGamepassesQuery(experience.placeId);
  const toast = useToast();
  useEffect(() => {
    // A list that is there stays, and so does the toast that says why it was asked for again.
    if (error && !list) toast({ tone: 'danger', title: t('Error'), ...failureOf(error, t('Failed to fetch gamepasses')) });
  }, [error, list, toast]);
  const limits = useLimits();
  const terms = usePlatformTerms();
  const chosen = list?.find(({ id }) => id === gamepassId);
  const paying = chosen && obstacleOf(chosen, limits) === null ? chosen : undefined;
  return (
    <>
      <StepHead title={t('Choose a gamepass')}>{experience.name}</StepHead>
      {!list && !error && <LoadingChoices what="gamepasses" count={4} />}
      {!list && error && (
        <ErrorCard title={t('Failed to Load Gamepasses')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error, t('Failed to fetch gamepasses'))}
        </ErrorCard>
      )}
      {list?.length === 0 && (
        <EmptyState title={t('No gamepasses for sale')}>
          {t('Put a gamepass of this experience on sale and come back, or choose another experience.')}
        </EmptyState>
      )}
      {list && list.length > 0 && (
        <GamepassList
          list={list}
          limits={limits}
          chosenId={gamepassId}
          onChoose={(id) => dispatch({ type: 'gamepassChosen', gamepassId: id })}
        />
      )}
      {list && list.length > 0 && <ReceiveExactly onCheckAgain={refetch} />}
      {chosen && <Outcome gamepass={chosen} limits={limits} />}
      <div className={classes(styles.actions, paying && styles.pay)}>
        <Button variant="quiet" icon="arrow-left" onClick={() => dispatch({ type: 'wentBack' })}>
          {t('Back')}
        </Button>
        {list && list.length > 0 && (
          <div className={styles.payBar}>
            {paying && (
              <div className={styles.sum} aria-hidden="true">
                <Text tone="muted" size={12}>
                  {t('You receive')}
                </Text>
                <Money amount={arrivesOf(paying.price, terms)} decimals={0} size={20} />
              </div>
            )}
            <ConfirmWithdrawal gamepass={chosen} disabled={chosen !== paying} withdrawing={withdrawing} />
          </div>
        )}
      </div>
    </>
  );
}

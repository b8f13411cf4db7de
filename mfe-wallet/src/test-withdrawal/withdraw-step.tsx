import { messageOf, requestIdOf, useProfile } from '@facet/remote-kit';
import { Button, ErrorCard, formatAmount, hundredthsOf, Notice, Skeleton, SumList, useToast, VisuallyHidden } from '@facet/ui';
import { useGetGamepassesQuery, type Experience, type Gamepass } from '../api/wallet-api.ts';
import { StepHead } from '../withdraw/step-head.tsx';
import styles from '../withdraw/wizard.module.css';
import { t } from '../texts.ts';
import type { TestFlowEvent, TestFlowState } from './test-flow-state.ts';

interface WithdrawStepProps {
  state: Extract<TestFlowState, { step: 'withdraw' }>;
  dispatch: (event: TestFlowEvent) => void;
  withdraw: (experience: Experience, gamepass: Gamepass) => Promise<void>;
}

/** withdraw: what will be asked for, with the price as it is now, and the button that asks. */
export function WithdrawStep({ state: { experience, gamepassId }, dispatch, withdraw }: WithdrawStepProps) {
  const toast = useToast();
  const { data, error, isFetching, refetch } = useGetGamepassesQuery(experience.placeId, { refetchOnMountOrArgChange: true });
  // What the step before has seen may be old by now.
  const list = isFetching ? undefined : data;
  const balance = useProfile().profile?.balance ?? '0.00';
  const gamepass = list?.find(({ id }) => id === gamepassId);

  const submit = (chosen: Gamepass) => {
    if (hundredthsOf(chosen.price) <= hundredthsOf(balance)) return withdraw(experience, chosen);
    return toast({
      tone: 'danger',
      title: t('Insufficient Balance'),
      description: t("You don't have enough balance for this withdrawal."),
    });
  };

  return (
    <>
      <StepHead title={t('Withdraw')}>{t('Processing takes 1-3 business days. You must be at least 13 years old.')}</StepHead>
      {!list && !error && <Loading />}
      {!list && error && (
        <ErrorCard title={t('Failed to Load Gamepasses')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error, t('Failed to fetch gamepasses'))}
        </ErrorCard>
      )}
      {list && !gamepass && (
        <Notice tone="warning" title={t('No longer for sale')}>
          {t('This gamepass is no longer for sale. Go back and select another one.')}
        </Notice>
      )}
      {gamepass && <Receipt experience={experience} gamepass={gamepass} balance={balance} />}
      <div className={styles.actions}>
        <Button variant="quiet" icon="arrow-left" onClick={() => dispatch({ type: 'wentBack' })}>
          {t('Back')}
        </Button>
        {gamepass && (
          <Button variant="primary" size="large" className={styles.forward} onClick={() => submit(gamepass)}>
            {t('Withdraw {price}', { price: formatAmount(gamepass.price, { decimals: 0 }) })}
          </Button>
        )}
      </div>
    </>
  );
}

function Receipt({ experience, gamepass, balance }: { experience: Experience; gamepass: Gamepass; balance: string }) {
  return (
    <SumList
      variant="receipt"
      lines={[
        { label: t('Experience'), value: experience.name },
        { label: t('Gamepass'), value: gamepass.displayName },
        { label: t('Current Balance'), value: formatAmount(balance, { decimals: 0 }) },
      ]}
      total={{ label: t('Amount'), value: formatAmount(gamepass.price) }}
    />
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">{t('Loading the gamepass')}</VisuallyHidden>
      <Skeleton height={164} radius={12} />
    </div>
  );
}

import { isRequestError, messageOf, requestIdOf, useInvalidateProfile, type RequestError, type SerializedError } from '@facet/remote-kit';
import { AlertDialog, Button, formatAmount, useToast } from '@facet/ui';
import { useState } from 'react';
import { useCancelWithdrawalMutation, useLazyListWithdrawalsQuery, type Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { explainWithdrawal } from './explain-withdrawal.ts';

interface CancelWithdrawalProps {
  withdrawal: Withdrawal;
  onCancelled: () => void;
  /** It stands beside the main button of a step, not in a line of a list. */
  inStep?: boolean | undefined;
}

/** Takes a withdrawal back that nobody has begun to pay. */
export function CancelWithdrawal({ withdrawal, onCancelled, inStep }: CancelWithdrawalProps) {
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const [cancel, { isLoading }] = useCancelWithdrawalMutation();
  const [list] = useLazyListWithdrawalsQuery();
  const [isAsking, setIsAsking] = useState(false);
  const amount = formatAmount(withdrawal.amount);

  const onConfirm = async () => {
    const { error } = await cancel({ id: withdrawal.id, body: {} });
    setIsAsking(false);
    invalidateProfile();
    if (error)
      return toast({
        tone: 'danger',
        title: t('Failed to cancel withdrawal'),
        description: await whatHappened(error),
        requestId: requestIdOf(error),
      });
    onCancelled();
    toast({ title: t('Withdrawal Cancelled'), description: t('{amount} is back in your balance.', { amount }) });
  };

  /** A cancellation that comes too late is told with what happened meanwhile. */
  const whatHappened = async (error: RequestError | SerializedError): Promise<string> => {
    const isTooLate = isRequestError(error) && error.kind === 'refused' && error.status === 409;
    const now = isTooLate ? (await list()).data?.withdrawals.find(({ id }) => id === withdrawal.id) : undefined;
    return now ? `${messageOf(error)} ${explainWithdrawal(now)}` : messageOf(error);
  };

  return (
    <>
      {inStep ? (
        <Button variant="quiet" size="large" onClick={() => setIsAsking(true)}>
          {t('Cancel this withdrawal')}
        </Button>
      ) : (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('Cancel the withdrawal of {amount}', { amount })}
          onClick={() => setIsAsking(true)}
        >
          {t('Cancel')}
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={(open) => !isLoading && setIsAsking(open)}
        title={t('Cancel this withdrawal?')}
        description={t('{amount} for your gamepass "{gamepassName}" goes back to your balance.', {
          amount,
          gamepassName: withdrawal.gamepassName,
        })}
        confirmLabel={t('Cancel withdrawal')}
        cancelLabel={t('Keep it')}
        danger
        busy={isLoading}
        onConfirm={onConfirm}
      />
    </>
  );
}

import { isRequestError, messageOf, useInvalidateProfile } from '@facet/remote-kit';
import { AlertDialog, Button, formatAmount, useToast } from '@facet/ui';
import { useRef, useState } from 'react';
import { useRequestWithdrawalMutation, type Gamepass } from '../api/wallet-api.ts';
import styles from './wizard.module.css';

interface ConfirmWithdrawalProps {
  gamepass: Gamepass | null;
  isAllowed: boolean;
  onWithdrawn: () => void;
}

/** The last button of the wizard, and the question before money moves. */
export function ConfirmWithdrawal({ gamepass, isAllowed, onWithdrawn }: ConfirmWithdrawalProps) {
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const [requestWithdrawal, { isLoading }] = useRequestWithdrawalMutation();
  const [isAsking, setIsAsking] = useState(false);
  const keys = useRef(new Map<string, string>());

  const onPress = () => {
    if (gamepass) setIsAsking(true);
    else toast({ tone: 'danger', title: 'Selection Required', description: 'Please select a gamepass to withdraw.' });
  };

  const onConfirm = async () => {
    if (!gamepass) return;
    const body = { amount: gamepass.price, gamepassLink: `https://www.roblox.com/game-pass/${gamepass.id}` };
    const { data, error } = await requestWithdrawal({ 'idempotency-key': keyOf(keys.current, gamepass), body });
    // Nobody knows what became of a call without an answer: the same key asks for the same withdrawal again.
    if (!isRequestError(error) || error.kind === 'refused') keys.current.delete(gamepass.id);
    setIsAsking(false);
    invalidateProfile();
    if (!data) return toast({ tone: 'danger', title: 'Withdrawal Failed', description: messageOf(error) });
    toast({
      title: 'Withdrawal Requested',
      description: `${formatAmount(gamepass.price)} are reserved. Processing takes 1-3 business days.`,
    });
    onWithdrawn();
  };

  const label = gamepass ? `Withdraw ${formatAmount(gamepass.price, { decimals: 0 })}` : 'Withdraw';
  return (
    <>
      <Button variant="primary" size="large" className={styles.forward} disabled={!isAllowed} busy={isLoading} onClick={onPress}>
        {label}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`${label}?`}
        description={`We reserve the amount now and buy your gamepass "${gamepass?.displayName ?? ''}". Processing takes 1-3 business days. You must be at least 13 years old.`}
        confirmLabel={label}
        busy={isLoading}
        onConfirm={onConfirm}
      />
    </>
  );
}

function keyOf(keys: Map<string, string>, { id }: Gamepass): string {
  const key = keys.get(id) ?? crypto.randomUUID();
  keys.set(id, key);
  return key;
}

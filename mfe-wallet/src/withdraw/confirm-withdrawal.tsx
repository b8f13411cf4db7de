import { AlertDialog, Button, formatAmount, useToast } from '@facet/ui';
import { useState } from 'react';
import type { Gamepass } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import type { Withdrawing } from './use-withdraw.ts';
import { arrivesOf, usePlatformTerms } from './what-arrives.ts';
import styles from './wizard.module.css';

interface ConfirmWithdrawalProps {
  /** The one that is chosen. */
  gamepass: Gamepass | undefined;
  disabled: boolean;
  withdrawing: Withdrawing;
}

/** The last button of the wizard, and the question before money moves. */
export function ConfirmWithdrawal({ gamepass, disabled, withdrawing: { withdraw, isWithdrawing } }: ConfirmWithdrawalProps) {
  const toast = useToast();
  const terms = usePlatformTerms();
  const [isAsking, setIsAsking] = useState(false);

  const ask = () => {
    if (gamepass) setIsAsking(true);
    else toast({ tone: 'danger', title: t('Selection Required'), description: t('Please select a gamepass to withdraw.') });
  };

  const label = gamepass ? t('Withdraw {price}', { price: formatAmount(gamepass.price, { decimals: 0 }) }) : t('Withdraw');
  return (
    <>
      <Button variant="primary" size="large" className={styles.forward} disabled={disabled} onClick={ask}>
        {label}
      </Button>
      {gamepass && (
        <AlertDialog
          open={isAsking}
          onOpenChange={(open) => !isWithdrawing && setIsAsking(open)}
          title={`${label}?`}
          description={t(
            'We reserve the amount now and buy your gamepass "{displayName}". You’ll receive {arrives}, after the platform’s {share}%. Processing takes 1-3 business days. You must be at least 13 years old.',
            {
              displayName: gamepass.displayName,
              arrives: formatAmount(arrivesOf(gamepass.price, terms), { decimals: 0 }),
              share: String(terms.sharePercent),
            },
          )}
          confirmLabel={label}
          busy={isWithdrawing}
          onConfirm={() => withdraw(gamepass).then(() => setIsAsking(false))}
        />
      )}
    </>
  );
}

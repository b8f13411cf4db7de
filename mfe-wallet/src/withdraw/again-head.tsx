import { useMember } from '@facet/remote-kit';
import { Text, Thumb } from '@facet/ui';
import type { Experience, Gamepass, WithdrawalAgain } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import styles from './again.module.css';
import { wholeAmount } from './whole-amount.ts';

interface AgainHeadProps {
  again: WithdrawalAgain;
  /** Through which it can be repeated. */
  gamepass: Gamepass | null;
  experience: Experience | undefined;
}

/** What is repeated, through which gamepass, and why through that one. */
export function AgainHead({ again: { of }, gamepass, experience }: AgainHeadProps) {
  const { username } = useMember();
  const place = experience?.name ?? of.experienceName;
  const isAnother = of.payoutState === 'paid' && gamepass !== null;
  return (
    <div className={styles.head}>
      <Thumb large drawn={gamepass?.displayName ?? of.gamepassName} />
      <div className={styles.words}>
        <Text as="p" tone="muted" size={12}>
          {of.payoutState === 'paid' ? t('Same as before') : t('Ask again')}
        </Text>
        <h2 id="withdraw-again" tabIndex={-1} className={styles.title}>
          {title()}
        </h2>
        {place !== null && (
          <Text as="p" tone="muted">
            {t('{experience}, by {username}', { experience: place, username })}
          </Text>
        )}
        {isAnother && (
          <Text as="p" tone="muted" size={12}>
            {t('We already bought “{before}”, which works once. This is another of yours at the same price.', { before: of.gamepassName })}
          </Text>
        )}
      </div>
    </div>
  );

  function title(): string {
    if (gamepass === null) return t('Withdraw {price} again', { price: wholeAmount(of.amount) });
    const values = { price: wholeAmount(gamepass.price), gamepass: gamepass.displayName };
    return of.payoutState === 'paid'
      ? t('Withdraw {price} again through {gamepass}', values)
      : t('Withdraw {price} through {gamepass}', values);
  }
}

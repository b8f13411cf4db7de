import { formatAmount, Icon, type IconName } from '@facet/ui';
import { t } from '../texts.ts';
import type { Withdrawal } from './withdrawals-api.ts';
import styles from './withdrawals.module.css';

/** By the bot at once, by hand after a reservation, or one that may have been bought already. */
export type WayToPay = 'bot' | 'hand' | 'unknown';

/** What happens when the button is pressed, said before it is. */
export function Consequences({ way, withdrawal }: { way: WayToPay; withdrawal: Withdrawal }) {
  return (
    <ul className={styles.consequences} aria-label={t('What happens')}>
      {consequencesOf(way, withdrawal).map(([icon, words]) => (
        <li key={icon}>
          <Icon name={icon} size="small" />
          {words}
        </li>
      ))}
    </ul>
  );
}

function consequencesOf(way: WayToPay, { amount, username, gamepassName }: Withdrawal): readonly [IconName, string][] {
  const about = { amount: formatAmount(amount), name: username ?? '—', gamepass: gamepassName };
  switch (way) {
    case 'bot':
      return [
        ['coins', t('The bot buys {gamepass} for {amount} at once.', about)],
        ['circle-check', t('The withdrawal becomes Paid, and {name} is told.', about)],
        ['circle-alert', t('No clear answer? It moves to Unknown: {amount} stays held, and nothing is bought twice.', about)],
      ];
    case 'hand':
      return [
        ['clock', t('It is reserved for you: no one else can pay it, nor the bot, and {name} can’t cancel it.', about)],
        ['external-link', t('You buy {gamepass} on the platform for exactly {amount}, then mark it as paid here.', about)],
        [
          'circle-check',
          t(
            'Once the platform confirms the purchase, the withdrawal becomes Paid and {name} is told. If it doesn’t in time, it waits again.',
            about,
          ),
        ],
      ];
    case 'unknown':
      return [
        ['rotate-cw', t('The platform is asked again. Nothing is bought.')],
        ['circle-check', t('If it confirms the purchase, the withdrawal becomes Paid, and {name} is told.', about)],
        ['circle-alert', t('If not, it stays Unknown, and {amount} stays held.', about)],
      ];
    default:
      return way satisfies never;
  }
}

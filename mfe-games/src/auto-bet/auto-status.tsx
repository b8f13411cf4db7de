import { formatAmount, Money, toDecimal } from '@facet/ui';
import { t } from '../texts.ts';
import type { AutoRun } from './auto-run.ts';
import styles from './auto-bet.module.css';

/** How far auto-bet has come, or why it rests or ended. */
export function AutoStatus({ run }: { run: AutoRun }) {
  return (
    <div className={styles.status}>
      <output>{statusLabel(run)}</output>
      <Money amount={toDecimal(run.netHundredths)} signed={run.netHundredths !== 0n} />
    </div>
  );
}

function statusLabel({ why, played, netHundredths, plan }: AutoRun): string {
  switch (why) {
    case null:
      return t('Auto-bet: {played} of {rounds} rounds played', { played, rounds: plan.rounds });
    case 'hidden':
      return t('Auto-bet paused: you left the tab');
    case 'reminder':
      return t('Auto-bet paused for a check-in');
    case 'rounds':
      return t('Auto-bet ended: all {rounds} rounds played', { rounds: plan.rounds });
    case 'up':
      return t('Auto-bet ended: you are up by {amount}', { amount: formatAmount(toDecimal(netHundredths)) });
    case 'down':
      return t('Auto-bet ended: the next bet could pass your loss stop');
    case 'member':
      return t('Auto-bet stopped after {played, plural, one {# round} other {# rounds}}', { played });
    case 'refused':
      return t('Auto-bet ended: it could not go on');
    case 'odds':
      return t('Auto-bet ended: the odds have changed');
    default:
      return why satisfies never;
  }
}

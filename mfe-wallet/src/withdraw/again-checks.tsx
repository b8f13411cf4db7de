import { Icon, type IconName } from '@facet/ui';
import type { Gamepass, StartCheck, WithdrawalStart } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import styles from './again.module.css';
import { explainObstacle, obstacleOf } from './obstacle-of.ts';
import { useLimits } from './use-limits.ts';
import { stateOf } from './use-start.ts';
import { wholeAmount } from './whole-amount.ts';

type State = StartCheck['state'];

const icons: Record<State, IconName> = { passed: 'circle-check', failed: 'circle-alert', waits: 'circle-alert', unknown: 'info' };

/**
 * Each check of a withdrawal through this gamepass, and how it came out. The balance is live; what is unknown the
 * request looks at.
 */
export function AgainChecks({ gamepass, start }: { gamepass: Gamepass; start: WithdrawalStart }) {
  const live = useLimits();
  const limits = { balance: live.balance, minimum: start.minimum ?? live.minimum };
  const obstacle = obstacleOf(gamepass, limits);
  const rows: { state: State; words: string }[] = [
    { state: stateOf(start, 'account'), words: accountLabel(stateOf(start, 'account')) },
    {
      state: 'passed',
      words: t('{gamepass} is on sale for {price}', { gamepass: gamepass.displayName, price: wholeAmount(gamepass.price) }),
    },
    { state: stateOf(start, 'group'), words: groupLabel(stateOf(start, 'group')) },
    obstacle === null
      ? { state: 'passed', words: t('Your balance covers it') }
      : { state: 'failed', words: explainObstacle(obstacle, gamepass, limits) },
    ...(stateOf(start, 'debt') === 'failed' ? [{ state: 'failed' as const, words: t('A debt has to be paid first') }] : []),
  ];
  return (
    <ul className={styles.checks} aria-label={t('Checks')}>
      {rows.map(({ state, words }) => (
        <li key={words} className={styles[state]}>
          <Icon name={icons[state]} size="small" />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

function accountLabel(state: State): string {
  if (state === 'passed') return t('Account found');
  return state === 'failed' ? t('No published experience found') : t('We check your account when you ask');
}

function groupLabel(state: State): string {
  if (state === 'passed') return t('Group membership checked');
  return state === 'failed' ? t('Not in our group') : t('We check the group when you ask');
}

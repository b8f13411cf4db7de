import { toRobux } from '@facet/remote-kit';
import { Card, formatAmount, hundredthsOf, Money, Progress, Split, Text, WhyFigure } from '@facet/ui';
import type { Rewards } from '../api/earn-api.ts';
import { subtract } from '../money/subtract.ts';
import { timeLeft } from '../time/time-left.ts';
import { t } from '../texts.ts';
import { RewardFoot } from './reward-foot.tsx';
import styles from './rewards.module.css';
import { useClaimReward } from './use-claim-reward.ts';
import { WhyChallenge } from './why-challenge.tsx';

type Weekly = Rewards['weekly'];

/** A reward for what walls, tasks and codes brought in a week. */
export function WeeklyChallenge({ weekly, nowMs }: { weekly: Weekly; nowMs: number }) {
  const { earned, goal, reward, endsAt, canClaim } = weekly;
  const claim = useClaimReward('weekly');
  const left = timeLeft(endsAt, nowMs);
  return (
    <Card aria-labelledby="weekly-challenge" className={styles.card}>
      <div>
        <h2 id="weekly-challenge">{t('Weekly Challenge')}</h2>
        <Text as="p" tone="muted">
          {t('Earn {goal} from Monday to Sunday.', { goal: formatAmount(goal, { decimals: 0 }) })}
        </Text>
      </div>
      <div className={styles.goal}>
        <Split>
          <span>
            <WhyFigure question={t('Why {amount}?', { amount: formatAmount(earned) })} answer={<WhyChallenge earned={earned} />}>
              <Money amount={earned} size={20} />
            </WhyFigure>{' '}
            <Text tone="muted">{t('of {goal}', { goal: toRobux(goal) })}</Text>
          </span>
          <Text tone="muted" size={12}>
            {left === null ? t('A new week has begun') : t('{left} left', { left })}
          </Text>
        </Split>
        <Progress label={t('Weekly Challenge')} value={toNumber(earned)} max={toNumber(goal)} />
      </div>
      <RewardFoot reward={reward} claimLabel={claimLabel(weekly)} notYet={canClaim ? null : missing(weekly)} onClaim={claim} />
    </Card>
  );
}

/** A reward of last week that was not claimed comes before this week's. */
function claimLabel({ reward, week, claimableWeek }: Weekly): string {
  const amount = formatAmount(reward, { decimals: 0 });
  return claimableWeek !== null && claimableWeek !== week ? t('Claim last week’s {amount}', { amount }) : t('Claim {amount}', { amount });
}

function missing({ isEnabled, isClaimed, earned, goal }: Weekly): string {
  if (!isEnabled) return t('Switched off');
  if (isClaimed) return t('Claimed this week');
  return t('{amount} to go', { amount: formatAmount(subtract(goal, earned)) });
}

/** For the length of a bar only. */
function toNumber(amount: string): number {
  return Number(hundredthsOf(amount));
}

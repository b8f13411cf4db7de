import { Card, formatAmount, Money, Progress, Split, Text, toHundredths } from '@facet/ui';
import type { Rewards } from '../api/earn-api.ts';
import { subtract } from '../money/subtract.ts';
import { toRobux } from '../money/robux.ts';
import { timeLeft } from '../time/time-left.ts';
import { RewardFoot } from './reward-foot.tsx';
import styles from './rewards.module.css';
import { useClaim } from './use-claim.ts';

type Weekly = Rewards['weekly'];

/** A reward for what walls, tasks and codes brought in a week. */
export function WeeklyChallenge({ weekly, nowMs }: { weekly: Weekly; nowMs: number }) {
  const { earned, goal, reward, endsAt, canClaim } = weekly;
  const { claim, isClaiming } = useClaim('weekly');
  const left = timeLeft(endsAt, nowMs);
  return (
    <Card aria-labelledby="weekly-challenge" className={styles.card}>
      <div>
        <h2 id="weekly-challenge">Weekly Challenge</h2>
        <Text as="p" tone="muted">
          Earn {formatAmount(goal, { decimals: 0 })} from Monday to Sunday.
        </Text>
      </div>
      <div className={styles.goal}>
        <Split>
          <span>
            <Money amount={earned} size={20} /> <Text tone="muted">of {toRobux(goal)}</Text>
          </span>
          <Text tone="muted" size={12}>
            {left === null ? 'A new week has begun' : `${left} left`}
          </Text>
        </Split>
        <Progress label="Weekly Challenge" value={toNumber(earned)} max={toNumber(goal)} />
      </div>
      <RewardFoot
        reward={reward}
        claimLabel={claimLabel(weekly)}
        notYet={canClaim ? null : missing(weekly)}
        isClaiming={isClaiming}
        onClaim={claim}
      />
    </Card>
  );
}

/** A reward of last week that was not claimed comes before this week's. */
function claimLabel({ reward, week, claimableWeek }: Weekly): string {
  const amount = formatAmount(reward, { decimals: 0 });
  return claimableWeek !== null && claimableWeek !== week ? `Claim last week’s ${amount}` : `Claim ${amount}`;
}

function missing({ isEnabled, isClaimed, earned, goal }: Weekly): string {
  if (!isEnabled) return 'Switched off';
  if (isClaimed) return 'Claimed this week';
  return `${formatAmount(subtract(goal, earned))} to go`;
}

/** For the length of a bar only. */
function toNumber(amount: string): number {
  return Number(toHundredths(amount) ?? 0n);
}

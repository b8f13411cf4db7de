import { Badge, Button, Card, CardHead, formatAmount, Split, Text } from '@facet/ui';
import type { Rewards } from '../api/earn-api.ts';
import { toRobux } from '../money/robux.ts';
import styles from './rewards.module.css';
import { Streak } from './streak.tsx';
import { useClaim } from './use-claim.ts';

type Daily = Rewards['daily'];

/** A bonus for each day in a row. */
export function DailyBonus({ daily }: { daily: Daily }) {
  const { streak, days, canClaim, isClaimedToday, next } = daily;
  const { claim, isClaiming } = useClaim('daily');
  return (
    <Card aria-labelledby="daily-bonus">
      <CardHead id="daily-bonus" title="Daily Login Bonus">
        {streak > 0 && (
          <Badge tone="accent" icon="flame">
            {streak === 1 ? '1 day in a row' : `${streak} days in a row`}
          </Badge>
        )}
      </CardHead>
      <Streak days={days} />
      <Split className={styles.claim}>
        <Text as="p" tone="muted">
          {explain(daily)}
        </Text>
        {canClaim ? (
          <Button variant="primary" busy={isClaiming} onClick={claim}>
            Claim {formatAmount(next, { decimals: 0 })}
          </Button>
        ) : (
          <Button aria-disabled>{isClaimedToday ? 'Claimed today' : 'Not yet'}</Button>
        )}
      </Split>
    </Card>
  );
}

function explain({ isEnabled, isClaimedToday, needsEarning, next, days }: Daily): string {
  if (!isEnabled) return 'The daily bonus is switched off at the moment.';
  if (isClaimedToday) return `Come back tomorrow for ${toRobux(next)}. Days begin at midnight UTC.`;
  if (needsEarning) return 'Complete a wall’s offer or a social task first: the bonus needs one in the last 7 days.';
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  if (first.day > 1) return `Every day pays ${toRobux(last.amount)} now. A missed day starts again at day 1.`;
  return `After day ${last.day} every day pays ${toRobux(last.amount)}. A missed day starts again at ${toRobux(first.amount)}.`;
}

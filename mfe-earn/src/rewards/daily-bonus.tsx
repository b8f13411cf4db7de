import { Link } from '@facet/remote-kit';
import { Badge, Button, Card, CardHead, formatAmount, Split, Text, TextLink } from '@facet/ui';
import type { Rewards } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import styles from './rewards.module.css';
import { Streak } from './streak.tsx';
import { useClaimReward } from './use-claim-reward.ts';

type Daily = Rewards['daily'];

/** A bonus for each day in a row. */
export function DailyBonus({ daily }: { daily: Daily }) {
  const { streak, days, canClaim, isClaimedToday, next } = daily;
  const claim = useClaimReward('daily');
  return (
    <Card aria-labelledby="daily-bonus">
      <CardHead id="daily-bonus" title={t('Daily Login Bonus')}>
        {streak > 0 && (
          <Badge tone="accent" icon="flame">
            {t('{streak, plural, one {# day in a row} other {# days in a row}}', { streak })}
          </Badge>
        )}
      </CardHead>
      <Streak days={days} />
      <Split className={styles.claim}>
        <Text as="p" tone="muted">
          {explain(daily)}{' '}
          {streak > 0 && (
            <TextLink asChild>
              <Link to="/me">{t('See your month')}</Link>
            </TextLink>
          )}
        </Text>
        {canClaim ? (
          <Button variant="primary" onClick={claim}>
            {t('Claim {next}', { next: whole(next) })}
          </Button>
        ) : (
          <Button aria-disabled>{isClaimedToday ? t('Claimed today') : t('Not yet')}</Button>
        )}
      </Split>
    </Card>
  );
}

function explain({ isEnabled, isClaimedToday, needsEarning, next, days, freezesLeft }: Daily): string {
  if (!isEnabled) return t('The daily bonus is switched off right now.');
  if (isClaimedToday) return t('Come back tomorrow for {next}. Days begin at midnight UTC.', { next: whole(next) });
  if (needsEarning) return t('Complete an offer or a social task first. The bonus needs one from the last 7 days.');
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const amount = whole(last.amount);
  const pays =
    first.day > 1
      ? t('Every day now pays {amount}.', { amount })
      : t('After day {day}, every day pays {amount}.', { day: last.day, amount });
  const missed = freezesLeft > 0 ? t('If you miss a day, this month’s freeze covers it.') : t('Miss a day and you start again at day 1.');
  return `${pays} ${missed}`;
}

const whole = (amount: string): string => formatAmount(amount, { decimals: 0 });

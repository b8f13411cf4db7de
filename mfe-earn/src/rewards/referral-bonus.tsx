import { toRobux } from '@facet/remote-kit';
import { Avatar, Badge, Card, formatAmount, Row, Rows, Text } from '@facet/ui';
import type { Rewards } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import { RewardFoot } from './reward-foot.tsx';
import styles from './rewards.module.css';
import { useClaimReward } from './use-claim-reward.ts';

type Referral = Rewards['referral'];

const SHOWN_FRIENDS = 4;

/** A reward for each friend who has earned enough. */
export function ReferralBonus({ referral }: { referral: Referral }) {
  const { goal, reward, canClaim, claimable, friends, friendCount, stale } = referral;
  const claim = useClaimReward('referral');
  const shown = friends.slice(0, SHOWN_FRIENDS);
  return (
    <Card aria-labelledby="referral-bonus" className={styles.card}>
      <div>
        <h2 id="referral-bonus">{t('Referral Bonus')}</h2>
        <Text as="p" tone="muted">
          {t('Once for each friend who earns {goal} in total.', { goal: formatAmount(goal, { decimals: 0 }) })}
        </Text>
      </div>
      <div>
        {shown.length === 0 && (
          <Text as="p" tone="muted">
            {t('No one has joined with your link yet.')}
          </Text>
        )}
        <Rows inset compact>
          {/* Shortened names may be the same. */}
          {shown.map(({ username, totalEarned, state }, index) => (
            <Row
              key={index}
              leading={<Avatar name={username} size="small" />}
              title={username}
              trailing={
                <FriendState state={state} text={t('{totalEarned} of {goal}', { totalEarned: whole(totalEarned), goal: toRobux(goal) })} />
              }
            />
          ))}
        </Rows>
        {friendCount > shown.length && (
          <Text as="p" tone="muted" size={12}>
            {t('and {friendCount} more', { friendCount: friendCount - shown.length })}
          </Text>
        )}
        {stale && (
          <Text as="p" tone="muted" size={12}>
            {t('These figures may be slightly out of date.')}
          </Text>
        )}
      </div>
      <RewardFoot
        reward={reward}
        claimLabel={t('Claim {claimable}', { claimable: formatAmount(claimable, { decimals: 0 }) })}
        notYet={canClaim ? null : referral.isEnabled ? t('Nothing to claim yet') : t('Switched off')}
        onClaim={claim}
      />
    </Card>
  );
}

function FriendState({ state, text }: { state: Referral['friends'][number]['state']; text: string }) {
  switch (state) {
    case 'reached':
      return (
        <Badge tone="accent" icon="check">
          {t('Reached')}
        </Badge>
      );
    case 'claimed':
      return <Badge icon="check">{t('Claimed')}</Badge>;
    case 'earning':
      return (
        <Text tone="muted" figures>
          {text}
        </Text>
      );
    default:
      return state satisfies never;
  }
}

/** Whole R$, rounded down: 99.60 has not reached 100. */
function whole(amount: string): string {
  return amount.replace(/\..*$/, '');
}

import { Avatar, Badge, Card, formatAmount, Row, Rows, Text } from '@facet/ui';
import type { Rewards } from '../api/earn-api.ts';
import { toRobux } from '../money/robux.ts';
import { RewardFoot } from './reward-foot.tsx';
import styles from './rewards.module.css';
import { useClaim } from './use-claim.ts';

type Referral = Rewards['referral'];

const SHOWN_FRIENDS = 4;

/** A reward for each friend who has earned enough. */
export function ReferralBonus({ referral }: { referral: Referral }) {
  const { goal, reward, canClaim, claimable, friends, friendCount, stale } = referral;
  const { claim, isClaiming } = useClaim('referral');
  const shown = friends.slice(0, SHOWN_FRIENDS);
  return (
    <Card aria-labelledby="referral-bonus" className={styles.card}>
      <div>
        <h2 id="referral-bonus">Referral Bonus</h2>
        <Text as="p" tone="muted">
          When a friend first reaches {formatAmount(goal, { decimals: 0 })} earned.
        </Text>
      </div>
      <div>
        {shown.length === 0 && (
          <Text as="p" tone="muted">
            Nobody has come by your link yet.
          </Text>
        )}
        <Rows inset compact>
          {shown.map(({ username, totalEarned, state }) => (
            <Row
              key={username}
              leading={<Avatar name={username} size="small" />}
              title={username}
              trailing={<FriendState state={state} text={`${whole(totalEarned)} of ${toRobux(goal)}`} />}
            />
          ))}
        </Rows>
        {friendCount > shown.length && (
          <Text as="p" tone="muted" size={12}>
            and {friendCount - shown.length} more
          </Text>
        )}
        {stale && (
          <Text as="p" tone="muted" size={12}>
            These figures may be a little old.
          </Text>
        )}
      </div>
      <RewardFoot
        reward={reward}
        claimLabel={`Claim ${formatAmount(claimable, { decimals: 0 })}`}
        notYet={canClaim ? null : referral.isEnabled ? 'Nobody has reached it' : 'Switched off'}
        isClaiming={isClaiming}
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
          Reached
        </Badge>
      );
    case 'claimed':
      return <Badge icon="check">Claimed</Badge>;
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

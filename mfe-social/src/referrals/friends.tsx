import { dateFormat, messageOf, requestIdOf, useClaim } from '@facet/remote-kit';
import {
  Avatar,
  Badge,
  Button,
  Card,
  CardHead,
  EmptyState,
  ErrorCard,
  formatAmount,
  Glyph,
  InPlaceOf,
  Progress,
  Row,
  Rows,
  SkeletonRows,
  Text,
  useToast,
  VisuallyHidden,
} from '@facet/ui';
import { useState } from 'react';
import { useClaimRewardMutation, useGetRewardsQuery, type Friend, type Friends as FriendsAnswer } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import styles from './referrals.module.css';

/** How many are seen before all are asked for. */
const FEW = 4;
const REWARD = 'referral';
const day = dateFormat({ day: 'numeric', month: 'short' });

/** Who joined, how far each is from the goal, and the bonus for those who have reached it. */
export function Friends() {
  const { data, error, isFetching, refetch } = useGetRewardsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card flush aria-labelledby="friends">
      <CardHead id="friends" title={t('Your friends')}>
        {data && (
          <Text tone="muted" size={12} figures>
            {data.referral.friendCount}
          </Text>
        )}
      </CardHead>
      {data ? (
        <List friends={data.referral} />
      ) : error ? (
        <InPlaceOf skeleton={<SkeletonRows count={FEW} />}>
          <div className={styles.inset}>
            <ErrorCard title={t('Your friends did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
              {messageOf(error)}
            </ErrorCard>
          </div>
        </InPlaceOf>
      ) : (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('Loading your friends')}</VisuallyHidden>
          <SkeletonRows count={FEW} />
        </div>
      )}
    </Card>
  );
}

function List({
  friends: { friends, friendCount, goal, reward, canClaim, claimable, claimableCount, isEnabled, stale },
}: {
  friends: FriendsAnswer;
}) {
  const [isWhole, setWhole] = useState(false);
  const claim = useClaim(useToast());
  const [send] = useClaimRewardMutation();
  const amounts = { goal: whole(goal), reward: whole(reward) };
  if (friends.length === 0)
    return (
      <EmptyState title={t('No one has joined with your link yet')}>
        {isEnabled ? t('Your first friend to earn {goal} is worth {reward} to you.', amounts) : t('Send it to someone who builds, too.')}
      </EmptyState>
    );
  const shown = isWhole ? friends : friends.slice(0, FEW);
  return (
    <>
      <Rows>
        {canClaim && (
          <Row
            wraps
            leading={<Glyph icon="gift" tone="accent" />}
            title={t('{count, plural, one {A friend has earned {goal}} other {# friends have earned {goal}}}', {
              count: claimableCount,
              goal: amounts.goal,
            })}
            detail={t('You brought them here, so there’s a bonus for you.')}
            trailing={
              <Button
                variant="primary"
                size="small"
                onClick={() => claim(REWARD, (key) => send({ reward: REWARD, 'idempotency-key': key, body: {} }))}
              >
                {t('Claim {claimable}', { claimable: whole(claimable) })}
              </Button>
            }
          />
        )}
        {shown.map((friend, index) => (
          <FriendRow key={index} friend={friend} goal={goal} />
        ))}
      </Rows>
      {friends.length > shown.length && (
        <div className={styles.more}>
          <Button variant="quiet" wide onClick={() => setWhole(true)}>
            {t('Show all {friendCount}', { friendCount })}
          </Button>
        </div>
      )}
      {isWhole && friendCount > friends.length && <Note>{t('and {count} more', { count: friendCount - friends.length })}</Note>}
      {stale && <Note>{t('These figures may be slightly out of date.')}</Note>}
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Text as="p" tone="muted" size={12} className={styles.note}>
      {children}
    </Text>
  );
}

/** Names are shortened, and may be the same. */
function FriendRow({ friend: { username, joinedAt, state, totalEarned }, goal }: { friend: Friend; goal: string }) {
  return (
    <Row
      leading={<Avatar name={username} size="small" />}
      title={username}
      detail={joinedAt && <time dateTime={joinedAt}>{t('Joined {date}', { date: day(joinedAt) })}</time>}
      trailing={<State state={state} totalEarned={totalEarned} goal={goal} username={username} />}
    />
  );
}

function State({ state, totalEarned, goal, username }: Pick<Friend, 'state' | 'totalEarned' | 'username'> & { goal: string }) {
  switch (state) {
    case 'reached':
      return (
        <Badge tone="accent" icon="check">
          {t('Reached {goal}', { goal: whole(goal) })}
        </Badge>
      );
    case 'claimed':
      return <Badge icon="check">{t('Bonus claimed')}</Badge>;
    case 'earning':
      if (totalEarned === '0.00')
        return (
          <Text tone="muted" size={12}>
            {t('Nothing earned yet')}
          </Text>
        );
      return (
        <div className={styles.goal}>
          <Text tone="muted" size={12} figures>
            {t('{totalEarned} of {goal}', { totalEarned: whole(totalEarned), goal: whole(goal) })}
          </Text>
          <Progress label={t('{username} on the way to the goal', { username })} value={Number(totalEarned)} max={Number(goal)} thin />
        </div>
      );
    default:
      return state satisfies never;
  }
}

/** R$ without decimals, rounded down: 99.60 has not reached 100. */
function whole(amount: string): string {
  return formatAmount(amount, { decimals: 0 });
}

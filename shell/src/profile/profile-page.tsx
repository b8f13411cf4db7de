import { dateFormat, useMember, useProfile } from '@facet/remote-kit';
import { Avatar, Button, Cluster, Columns, CutCard, Grid, RankBadge, Stack, Tabs, Text, toRank } from '@facet/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import { Badges, ReachedBadges } from './badges.tsx';
import { Devices } from './devices.tsx';
import { GameLimits } from './game-limits.tsx';
import { LevelCard } from './level-card.tsx';
import { LookAndSound } from './look-and-sound.tsx';
import { OthersSee } from './others-see.tsx';
import { Privacy } from './privacy.tsx';
import { SoFar } from './so-far.tsx';
import { StandingCard } from './standing-card.tsx';
import { StreakCard } from './streak-card.tsx';
import { YourData } from './your-data.tsx';
import styles from './profile.module.css';

const longDay = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** Who the member is here, what others see of them, where their account is signed in, and what is kept about them. */
export function Component() {
  const member = useMember();
  const { rank } = useProfile().profile ?? member;
  const [search, setSearch] = useSearchParams();
  const part = search.get('part') === 'settings' ? 'settings' : 'overview';
  return (
    <>
      <CutCard className={styles.person}>
        <Avatar name={member.username} src={member.profilePicture ?? undefined} size="huge" />
        <div>
          <h1>{member.username}</h1>
          {member.joinedAt !== undefined && (
            <Text as="p" tone="muted">
              {t('Member since {date}', { date: longDay(member.joinedAt) })}
            </Text>
          )}
          <Cluster gap={2}>
            <RankBadge rank={toRank(rank)} stone />
            <ReachedBadges />
          </Cluster>
        </div>
        <div className={styles.ways}>
          <OthersSee />
          <Button asChild icon="message-circle">
            <Link to="/help">{t('Help and your cases')}</Link>
          </Button>
        </div>
      </CutCard>
      <Tabs
        label={t('Parts of your profile')}
        value={part}
        onValueChange={(to) => setSearch({ part: to }, { replace: true })}
        items={partsOfProfile()}
      />
    </>
  );
}

function partsOfProfile() {
  return [
    { value: 'overview', label: t('Overview'), content: <Overview /> },
    { value: 'settings', label: t('Settings'), content: <ProfileSettings /> },
  ];
}

/** What the member has reached, each part where a remote brings what it is about. */
function Overview() {
  const [canWithdraw, canEarn, canRefer] = [useIsDeclared('/withdraw'), useIsDeclared('/earn'), useIsDeclared('/referrals')];
  return (
    <Stack gap={6}>
      <Grid of={2}>
        {canWithdraw && <LevelCard />}
        {canRefer && <StandingCard />}
      </Grid>
      <Columns>
        <Stack gap={6}>
          <Badges />
          <SoFar />
        </Stack>
        {canEarn && <StreakCard />}
      </Columns>
    </Stack>
  );
}

function ProfileSettings() {
  return (
    <Columns>
      <Stack>
        <Privacy />
        <Devices />
      </Stack>
      <Stack>
        <LookAndSound />
        <GameLimits />
        <YourData />
      </Stack>
    </Columns>
  );
}

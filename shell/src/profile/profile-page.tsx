import { dateFormat, useMember, useProfile } from '@facet/remote-kit';
import { Avatar, Button, Columns, CutCard, RankBadge, Stack, Text, toRank } from '@facet/ui';
import { Link } from 'react-router-dom';
import { t } from '../texts.ts';
import { Devices } from './devices.tsx';
import { GameLimits } from './game-limits.tsx';
import { Privacy } from './privacy.tsx';
import { YourData } from './your-data.tsx';
import styles from './profile.module.css';

const longDay = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** Who the member is here, what others see of them, where their account is signed in, and what is kept about them. */
export function ProfilePage() {
  const member = useMember();
  const { rank } = useProfile().profile ?? member;
  return (
    <>
      <CutCard className={styles.person}>
        <Avatar name={member.username} src={member.profilePicture ?? undefined} />
        <div>
          <h1>{member.username}</h1>
          {member.joinedAt !== undefined && (
            <Text as="p" tone="muted">
              {t('Member since {date}', { date: longDay(member.joinedAt) })}
            </Text>
          )}
          <RankBadge rank={toRank(rank)} />
        </div>
      </CutCard>
      <div>
        <Button asChild icon="message-circle">
          <Link to="/help">{t('Help and your cases')}</Link>
        </Button>
      </div>
      <Columns>
        <Stack>
          <Privacy />
          <Devices />
        </Stack>
        <Stack>
          <GameLimits />
          <YourData />
        </Stack>
      </Columns>
    </>
  );
}

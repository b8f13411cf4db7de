import { PageHeader, Stack } from '@facet/ui';
import { Leaderboard } from '../leaderboard/leaderboard.tsx';
import { t } from '../texts.ts';
import { Earnings } from './earnings.tsx';
import { Friends } from './friends.tsx';
import { ReferralLink } from './referral-link.tsx';
import styles from './referrals.module.css';
import { Standing } from './standing.tsx';

/** /referrals */
export function Component() {
  return (
    <Stack gap={6}>
      <PageHeader title={t('Referrals')}>{t('You get a share of what your friends earn. They keep everything they earn.')}</PageHeader>
      <ReferralLink />
      <Standing />
      <div className={styles.columns}>
        <Stack gap={6}>
          <Friends />
          <Earnings />
        </Stack>
        <Stack gap={6}>
          <Leaderboard />
        </Stack>
      </div>
    </Stack>
  );
}

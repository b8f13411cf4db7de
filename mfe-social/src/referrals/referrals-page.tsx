import { PageHeader, Stack } from '@facet/ui';
import { LeaderboardCard } from '../leaderboard/leaderboard-card.tsx';
import { t } from '../texts.ts';
import { Earnings } from './earnings.tsx';
import { ReferralLink } from './referral-link.tsx';
import { Standing } from './standing.tsx';

/** /referrals */
export function Component() {
  return (
    <Stack gap={6}>
      <PageHeader title={t('Referrals')}>{t('You get a share of what your friends earn. They keep everything they earn.')}</PageHeader>
      <ReferralLink />
      <Standing />
      <Earnings />
      <LeaderboardCard />
    </Stack>
  );
}

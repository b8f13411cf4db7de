import { useState } from 'react';
import type { MemberPanelProps } from '@facet/remote-kit';
import { Amount, PartList, TwoLines, When } from '@facet/console-kit';
import { t } from '../texts.ts';
import { EarningState } from './earning-state.tsx';
import { useMemberEarningsInfiniteQuery, type MemberEarning } from './members-api.ts';
import { ReleaseDialog } from './release-dialog.tsx';

/** Of a member’s profile: what they earned; what is held can be released. */
export function Component({ memberId }: MemberPanelProps) {
  const query = useMemberEarningsInfiniteQuery(memberId);
  const [released, setReleased] = useState<MemberEarning>();
  return (
    <>
      <PartList
        label={t('Earnings')}
        query={query}
        rows={query.currentData?.pages.flatMap(({ earnings }) => earnings)}
        rowKey={({ id: key }) => key}
        empty={t('Nothing earned yet')}
        columns={[
          { header: t('Earned'), cell: ({ earnedAt }) => <When at={earnedAt} /> },
          { header: t('What'), cell: ({ label, transaction }) => <TwoLines below={transaction}>{label}</TwoLines> },
          { header: t('State'), cell: (earning) => <EarningState earning={earning} onRelease={setReleased} /> },
          { header: t('Amount, R$'), numeric: true, cell: ({ amount }) => <Amount amount={amount} /> },
        ]}
      />
      {released && <ReleaseDialog earning={released} onClose={() => setReleased(undefined)} />}
    </>
  );
}

import { useEffect, useState } from 'react';
import { useNewTransactions } from '@facet/remote-kit';
import { useIsDeclared } from '../app/known-remotes.ts';
import { useNoticeKinds } from '../inbox/index.ts';
import { newsOf } from './credit-news.ts';
import { milestonesApi, type Milestone } from './milestones-api.ts';

/** A milestone to show on this page: of all tabs and devices the first that asks has it, once. */
export function useMilestone(): { milestone: Milestone | null; close: () => void } {
  const canWithdraw = useIsDeclared('/withdraw');
  const { data, refetch } = milestonesApi.useReadMilestonesQuery(undefined, { skip: !canWithdraw, refetchOnMountOrArgChange: true });
  const [markShown] = milestonesApi.useMarkMilestoneShownMutation();
  const [shown, setShown] = useState<Milestone | null>(null);
  useNewTransactions((event) => {
    if (data && newsOf(event) !== null) void refetch();
  });

  const kinds = useNoticeKinds();
  const next = data?.next ?? null;
  // One that is told has the words of its domain: where that is not here, another page shows it.
  const isKnown = next !== null && (next.name !== 'told' || kinds.some(({ kind }) => kind === next.kind));
  useEffect(() => {
    const claim = async (milestone: Milestone) => {
      const { data: mark } = await markShown({ id: milestone.id });
      if (mark?.isFirst) setShown(milestone);
    };
    if (next && isKnown && document.visibilityState !== 'hidden') void claim(next);
  }, [next, isKnown, markShown]);
  return { milestone: shown, close: () => setShown(null) };
}

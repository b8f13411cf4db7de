import { useEffect, useState } from 'react';
import { useMember, useNewTransactions } from '@facet/remote-kit';
import { useIsDeclared } from '../app/known-remotes.ts';
import { newsOf } from './credit-news.ts';
import { milestonesApi, type Milestone } from './milestones-api.ts';

/** A milestone to show on this page: of all tabs and devices the first that asks has it, once. */
export function useMilestone(): { milestone: Milestone | null; close: () => void } {
  const { id } = useMember();
  const canWithdraw = useIsDeclared('/withdraw');
  const [skip] = useState(() => isComplete(id));
  const { data, refetch } = milestonesApi.useReadMilestonesQuery(undefined, {
    skip: skip || !canWithdraw,
    refetchOnMountOrArgChange: true,
  });
  const [markShown] = milestonesApi.useMarkMilestoneShownMutation();
  const [shown, setShown] = useState<Milestone | null>(null);
  useNewTransactions((event) => {
    if (data && !data.isComplete && newsOf(event) !== null) void refetch();
  });

  const next = data?.next ?? null;
  useEffect(() => {
    const claim = async (milestone: Milestone) => {
      const { data: mark } = await markShown({ milestone: milestone.name, body: {} });
      if (mark?.isFirst) setShown(milestone);
    };
    if (next && document.visibilityState !== 'hidden') void claim(next);
  }, [next, markShown]);
  useEffect(() => {
    if (data?.isComplete) noteComplete(id);
  }, [data, id]);
  return { milestone: shown, close: () => setShown(null) };
}

const keyOf = (memberId: string): string => `milestones-shown:${memberId}`;

/** Spares the question in this browser; the wallet knows. */
function isComplete(memberId: string): boolean {
  try {
    return localStorage.getItem(keyOf(memberId)) !== null;
  } catch {
    return false;
  }
}

function noteComplete(memberId: string): void {
  try {
    localStorage.setItem(keyOf(memberId), '1');
  } catch {
    // A browser that keeps nothing asks again.
  }
}

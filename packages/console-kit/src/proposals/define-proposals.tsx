import type { ReactNode } from 'react';
import { useVisible } from '@facet/ui';
import { Proposals, type Decide, type Proposal, type ProposalsProps, type ProposalsQuery } from './proposals.tsx';

const REFRESH_MS = 60_000;

interface ProposalsOf<Waiting extends Proposal> extends Omit<
  ProposalsProps<Waiting>,
  'title' | 'query' | 'confirm' | 'decline' | 'withdraw'
> {
  /** "Batches waiting for confirmation" */
  title: () => string;
  /** Those of a generated call that is `background`: it is asked every minute. */
  useWaiting: (arg: undefined, options: { pollingInterval: number; refetchOnMountOrArgChange: true }) => ProposalsQuery<Waiting>;
  useConfirm: () => readonly [Decide, ...unknown[]];
  useDecline: () => readonly [Decide, ...unknown[]];
  useWithdraw: () => readonly [Decide, ...unknown[]];
}

/** Of one kind: what waits for a second operator, and what comes of it. */
export function defineProposals<Waiting extends Proposal>({
  title,
  useWaiting,
  useConfirm,
  useDecline,
  useWithdraw,
  ...rest
}: ProposalsOf<Waiting>): () => ReactNode {
  return function WaitingProposals() {
    const query = useWaiting(undefined, { pollingInterval: useVisible() ? REFRESH_MS : 0, refetchOnMountOrArgChange: true });
    const [confirm] = useConfirm();
    const [decline] = useDecline();
    const [withdraw] = useWithdraw();
    return <Proposals title={title()} query={query} confirm={confirm} decline={decline} withdraw={withdraw} {...rest} />;
  };
}
